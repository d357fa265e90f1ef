import { dirname, join } from 'node:path';
import { noticesDue } from '@bayan/server/test/notices/notices-due';
import { inject } from 'vitest';

const host = encodeURIComponent(join(dirname(inject('mailDir')), 'run'));

/** As if the two minutes had gone by for which a mail about a change waits. */
export const sendNoticesNow = (email: string) =>
  noticesDue(`postgres://app@localhost/app?host=${host}`, email);
