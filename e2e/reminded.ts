import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { remindNow } from '../server/test/reminders/remind-now.ts';

const host = encodeURIComponent(join(dirname(inject('mailDir')), 'run'));

/** As if a day before a lesson had come. */
export const remind = (sessionId: string) =>
  remindNow(`postgres://app@localhost/app?host=${host}`, sessionId);
