import { dirname, join } from 'node:path';
import { remindNow } from '@bayan/server/test/reminders/remind-now';
import { inject } from 'vitest';

const host = encodeURIComponent(join(dirname(inject('mailDir')), 'run'));

/** As if a day before a lesson had come. */
export const remind = (sessionId: string) =>
  remindNow(`postgres://app@localhost/app?host=${host}`, sessionId);
