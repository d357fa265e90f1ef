import type { SessionRecord } from '@bayan/domain/sessions/sessions.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq } from 'drizzle-orm';
import { guardians, profiles } from '#schema/people.ts';
import { lessonReplies, reminders } from '#schema/reminders.ts';
import { sessions } from '#schema/teaching.ts';
import { toRecord, withPeople } from '#teaching/sessions/session-record.repository.ts';
import type { ReplyClaim } from './reminder-tokens.ts';

export interface AskedLesson {
  /** Whether the reminder went out and nothing has made it wrong since. */
  readonly isCurrent: boolean;
  /** Whether the student is active. */
  readonly isOfMember: boolean;
  /** Where the family reads its reminders today. */
  readonly addresses: readonly (string | null)[];
  readonly isAnswered: boolean;
  readonly session: SessionRecord;
}

/** The lesson that a link is about: its signature says who may ask, as a sign-in does elsewhere. */
export async function findAskedLesson(q: Queryable, claim: ReplyClaim): Promise<AskedLesson | null> {
  const [reminder] = await q
    .select({
      id: reminders.id,
      status: reminders.status,
      sessionId: sessions.id,
      isOfMember: profiles.isActive,
      ownAddress: profiles.email,
      parentAddress: guardians.email,
    })
    .from(reminders)
    .innerJoin(sessions, eq(sessions.id, reminders.sessionId))
    .innerJoin(profiles, eq(profiles.id, sessions.studentId))
    .leftJoin(guardians, and(eq(guardians.studentId, profiles.id), eq(guardians.position, 1)))
    .where(eq(reminders.id, claim.reminderId));
  if (!reminder) return null;
  const [found] = await withPeople(q).where(eq(sessions.id, reminder.sessionId));
  if (!found) return null;
  const replies = await q
    .select({ answer: lessonReplies.answer })
    .from(lessonReplies)
    .where(
      and(
        eq(lessonReplies.reminderId, reminder.id),
        eq(lessonReplies.reader, claim.reader),
        eq(lessonReplies.answer, claim.answer),
      ),
    );
  return {
    isCurrent: reminder.status === 'queued',
    isOfMember: reminder.isOfMember,
    addresses: [reminder.ownAddress, reminder.parentAddress],
    isAnswered: replies.length > 0,
    session: toRecord(found),
  };
}

/** The same, and nobody moves the lesson or answers beside until the transaction ends. */
export async function lockAskedLesson(tx: Transaction, claim: ReplyClaim): Promise<AskedLesson | null> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(reminders, eq(reminders.sessionId, sessions.id))
    .where(eq(reminders.id, claim.reminderId))
    .for('update', { of: sessions });
  return findAskedLesson(tx, claim);
}

/** That the link has been used. */
export async function insertReply(tx: Transaction, claim: ReplyClaim, repliedAt: Date): Promise<void> {
  const { reminderId, reader, answer } = claim;
  await tx.insert(lessonReplies).values({ reminderId, reader, answer, repliedAt });
}
