import type { AssignmentRecord } from '@bayan/domain/assignments/assignments.contract';
import { HANDOVER_LESSONS } from '@bayan/domain/handovers/handovers.limits';
import type { Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { sessions } from '#schema/teaching.ts';

const isToHandOver = ({ tutor, student, subject }: AssignmentRecord, now: Date) =>
  and(
    eq(sessions.tutorId, tutor.id),
    eq(sessions.studentId, student.id),
    eq(sessions.subject, subject),
    eq(sessions.status, 'scheduled'),
    gt(sessions.startsAt, now),
  );

/** Lessons to come of the two in the subject of their assignment, soonest first, which nobody else changes meanwhile. */
export const lockToHandOver = (tx: Transaction, assignment: AssignmentRecord, now: Date) =>
  tx
    .select({
      id: sessions.id,
      version: sessions.version,
      startsAt: sessions.startsAt,
      endsAt: sql`${sessions.endsAt}`.mapWith(sessions.endsAt),
    })
    .from(sessions)
    .where(isToHandOver(assignment, now))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(HANDOVER_LESSONS)
    .for('update');

/** Also those beyond the most that go at once. */
export const countToHandOver = (tx: Transaction, assignment: AssignmentRecord, now: Date) =>
  tx.$count(sessions, isToHandOver(assignment, now));
