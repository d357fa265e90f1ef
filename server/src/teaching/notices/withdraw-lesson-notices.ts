import { aboutSession } from '@bayan/domain/notices/notice-subject';
import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { takeBackMails } from '#academy/mail/waiting-mails.repository.ts';
import { openNotices, outdateNotice } from './notices.repository.ts';

/** What waits about lessons that lost their tutor, and stands about them, names who has left: another mail tells of them (R603). */
export async function withdrawLessonNotices(
  tx: Transaction,
  lessons: readonly SessionRecord[],
  now: Date,
): Promise<void> {
  for (const { id } of lessons) {
    await takeBackMails(tx, aboutSession(id));
    for (const notice of await openNotices(tx, aboutSession(id))) await outdateNotice(tx, notice, now);
  }
}
