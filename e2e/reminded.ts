import { dirname, join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { openReminding } from '../server/test/reminders/reminded-lesson.ts';

const host = encodeURIComponent(join(dirname(inject('mailDir')), 'run'));

/** As if a day before a lesson had come: its reminder is mailed by the product now. */
export function useReminding(): (sessionId: string) => Promise<void> {
  const reminding = openReminding(`postgres://app@localhost/app?host=${host}`);
  afterAll(() => reminding.close());
  return reminding.remind;
}
