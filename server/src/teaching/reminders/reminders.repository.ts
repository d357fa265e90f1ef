import { REMINDER_KINDS, type ReminderKind } from '@bayan/domain/reminders/reminder-kind';
import type { Database, Transaction } from '@bayan/platform/db/database';
import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { mailOutbox } from '#schema/academy.ts';
import { reminders, reminderWatch } from '#schema/reminders.ts';
import { homework, sessions } from '#schema/teaching.ts';

/** When somebody last looked, held until the transaction ends; null where another process is looking right now. */
export async function lockReminderWatch(tx: Transaction) {
  const [row] = await tx.select().from(reminderWatch).for('update', { skipLocked: true });
  return row ?? null;
}

export const noteLook = (tx: Transaction, now: Date) => tx.update(reminderWatch).set({ lookedAt: now });

/** Those that have come due, the oldest first. A change to the lesson of one of them waits, or is waited for. */
export const takeDue = (tx: Transaction, { now, limit }: { now: Date; limit: number }) =>
  tx
    .select()
    .from(reminders)
    .where(and(eq(reminders.status, sql.raw(`'planned'`)), lte(reminders.dueAt, now)))
    .orderBy(reminders.dueAt, reminders.id)
    .limit(limit)
    .for('update');
export type DueReminder = Awaited<ReturnType<typeof takeDue>>[number];

/** What became of them: mails, or nothing. */
export async function settle(tx: Transaction, due: readonly DueReminder[], told: ReadonlySet<string>) {
  const ids = Object.groupBy(due, ({ id }) => (told.has(id) ? 'queued' : 'skipped'));
  for (const status of ['queued', 'skipped'] as const) {
    const settled = ids[status]?.map(({ id }) => id);
    if (settled) await tx.update(reminders).set({ status }).where(isAmong(settled));
  }
}

/** As one value, however many they are. */
export const isAmong = (ids: readonly string[]) => sql`${reminders.id} = any(${sql.param(ids)}::uuid[])`;

interface Withdrawn {
  readonly studentId: string;
  readonly kinds: readonly ReminderKind[];
  /** To these addresses; otherwise to all of the family. */
  readonly to?: readonly string[];
  readonly now: Date;
}

/** What waits to be sent of some kinds to one student's family. */
export async function withdrawMails(
  tx: Transaction,
  { studentId, kinds, to, now }: Withdrawn,
): Promise<void> {
  if (kinds.length === 0) return;
  // By the student's own lessons and homework: what is over has nothing left to send.
  const lessons = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.studentId, studentId), gt(sessions.startsAt, now)));
  const tasks = tx
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.studentId, studentId), gt(homework.dueAt, now)));
  const ids: string[] = [];
  for (const isTheirs of [inArray(reminders.sessionId, lessons), inArray(reminders.homeworkId, tasks)]) {
    // Statements of their own: whoever is turning one into mails is waited for, and their mails are seen only then.
    const found = await tx
      .select({ id: reminders.id })
      .from(reminders)
      .where(
        and(isTheirs, inArray(reminders.status, ['planned', 'queued']), inArray(reminders.kind, [...kinds])),
      )
      .for('share');
    ids.push(...found.map(({ id }) => id));
  }
  await tx
    .update(mailOutbox)
    .set({ status: 'withdrawn', data: {}, claimedUntil: null })
    .where(
      and(
        sql`${mailOutbox.reminderId} = any(${sql.param(ids)}::uuid[])`,
        eq(mailOutbox.status, 'waiting'),
        to && inArray(mailOutbox.toAddress, [...to]),
      ),
    );
}

/** All of them, of a student who is no longer active. */
export const withdrawAllMails = (tx: Transaction, student: { readonly id: string; readonly now: Date }) =>
  withdrawMails(tx, { studentId: student.id, kinds: REMINDER_KINDS, now: student.now });

const KEPT_MS = 90 * 86_400_000;

/** With them goes what was answered to them. */
export const deleteOldReminders = (db: Database, now: Date) =>
  db.delete(reminders).where(lt(reminders.moment, new Date(now.getTime() - KEPT_MS)));
