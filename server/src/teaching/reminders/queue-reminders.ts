import { isToSend } from '@bayan/domain/reminders/reminder-time';
import type { Database, Transaction } from '@bayan/platform/db/database';
import type { KnownSecret } from '@bayan/platform/db/own-signature';
import { inTransaction } from '@bayan/platform/db/transaction';
import { enqueueReminders, type ReminderMail } from '#academy/mail/mail.repository.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { homeworkMails, lessonMails } from './reminder-mails.ts';
import { homeworkForMail, lessonsForMail } from './reminder-recipients.repository.ts';
import { type DueReminder, lockReminderWatch, noteLook, settle, takeDue } from './reminders.repository.ts';

/** Few enough that whoever moves one of these lessons hardly waits, and nobody else at all. */
const AT_ONCE = 50;

interface Look {
  readonly now: Date;
  readonly secretOf: KnownSecret;
}

/**
 * Turns some of what has come due into mails, the reminder's own line in the same transaction: whatever happens between,
 * both are there or neither is. True where there may be more.
 */
export const queueReminders = (db: Database, look: Look): Promise<boolean> =>
  inTransaction(db, async tx => {
    const watch = await lockReminderWatch(tx);
    if (!watch) return false;
    const { now } = look;
    const due = await takeDue(tx, { now, limit: AT_ONCE });
    const timely = due.filter(reminder => isToSend(reminder, { now, lookedAt: watch.lookedAt }));
    const mails = await mailsAbout(tx, timely, look);
    await enqueueReminders(tx, mails);
    const told = new Set(mails.map(({ reminderId }) => reminderId));
    await settle(tx, due, told);
    if (due.length < AT_ONCE) await noteLook(tx, now);
    return due.length === AT_ONCE;
  });

async function mailsAbout(
  tx: Transaction,
  timely: readonly DueReminder[],
  { now, secretOf }: Look,
): Promise<ReminderMail[]> {
  if (timely.length === 0 || !(await readSettings(tx)).emailNotifications) return [];
  const writing = { now, secret: await secretOf(tx) };
  const lessons = timely.flatMap(({ id, sessionId }) => (sessionId === null ? [] : [id]));
  const tasks = timely.flatMap(({ id, homeworkId }) => (homeworkId === null ? [] : [id]));
  return [
    ...(await lessonsForMail(tx, lessons)).flatMap(lesson => lessonMails(lesson, writing)),
    ...(await homeworkForMail(tx, tasks)).flatMap(homework => homeworkMails(homework, writing)),
  ];
}
