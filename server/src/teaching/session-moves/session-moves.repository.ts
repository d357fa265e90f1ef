import type { Range } from '@bayan/domain/availability/ranges';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#schema/people.ts';
import { sessionMoves, sessions } from '#schema/teaching.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const movesOfSession = sql`from ${sessionMoves} where ${sessionMoves.sessionId} = ${sessions.id}`;

/** How often a session was moved by its family, from where at first, and what else its people decide, in one read. */
export async function readMoveFacts(db: Queryable, sessionId: string, month: Range) {
  const [row] = await db
    .select({
      isTutorActive: tutor.isActive,
      country: student.country,
      originalStart:
        sql<Date>`coalesce(${sessions.timetableStartsAt}, ${sessions.originalStartsAt}, (select min(${sessionMoves.wasAt}) ${movesOfSession}), ${sessions.startsAt})`.mapWith(
          sessions.startsAt,
        ),
      ofSession: sql<number>`(select count(*)::int ${movesOfSession})`,
      inMonth: sql<number>`(select count(*)::int from ${sessionMoves}
        where ${sessionMoves.studentId} = ${sessions.studentId} and ${sessionMoves.at} >= ${month.from}::timestamptz
        and ${sessionMoves.at} < ${month.until}::timestamptz)`,
    })
    .from(sessions)
    .innerJoin(tutor, eq(tutor.id, sessions.tutorId))
    .innerJoin(student, eq(student.id, sessions.studentId))
    .where(eq(sessions.id, sessionId));
  if (!row) throw new Error('a session that was read is gone');
  const { ofSession, inMonth, ...facts } = row;
  return { ...facts, moves: { ofSession, inMonth } };
}

/**
 * Until the transaction ends no other family moves a lesson of these people: two windows do not share the last move, nor
 * two families the last lesson of a tutor's day.
 */
export const holdMoves = (tx: Transaction, people: readonly string[]) =>
  tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(inArray(profiles.id, [...people]))
    .orderBy(asc(profiles.id))
    .for('no key update');

export const insertMove = (tx: Transaction, values: typeof sessionMoves.$inferInsert) =>
  tx.insert(sessionMoves).values(values);
