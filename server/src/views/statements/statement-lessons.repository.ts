import type { InstantRange } from '@bayan/domain/statements/statement-month';
import type { StatementSide } from '@bayan/domain/statements/statement-side';
import type { Queryable } from '@bayan/platform/db/database';
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { sessionConsequences, sessions } from '#schema/teaching.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

const WHOSE = { family: sessions.studentId, tutor: sessions.tutorId } as const;

/** What took a lesson out of the record is no end of it (R490). */
const isOnRecord = or(
  isNull(sessions.outcome),
  and(ne(sessions.outcome, 'withdrawn'), ne(sessions.outcome, 'void')),
);

interface Asked {
  readonly side: StatementSide;
  readonly ids: readonly string[];
  readonly range: InstantRange;
}

/**
 * The lessons of some people in a range, each with the newest of what was kept of it (R516). A month of a person has some
 * dozens; what is read grows with the people who are asked for, and not with the academy.
 */
export function listStatementLessons(db: Queryable, { side, ids, range }: Asked) {
  const fact = db
    .select({
      familyMinutes: sessionConsequences.familyMinutes,
      tutorMinutes: sessionConsequences.tutorMinutes,
      owesLesson: sessionConsequences.owesLesson,
      tutorTimezone: sessionConsequences.tutorTimezone,
    })
    .from(sessionConsequences)
    .where(eq(sessionConsequences.sessionId, sessions.id))
    .orderBy(desc(sessionConsequences.id))
    .limit(1)
    .as('fact');
  return db
    .select({
      id: sessions.id,
      startsAt: sessions.startsAt,
      familyTimezone: sessions.familyTimezone,
      subject: sessions.subject,
      duration: sessions.durationMinutes,
      status: sessions.status,
      outcome: sessions.outcome,
      failureSide: sessions.failureSide,
      rate: sessions.rate,
      currency: sessions.currency,
      tutor: { id: tutor.id, name: tutor.name, nameAr: tutor.nameAr },
      tutorTimezone: sql<string>`coalesce(${fact.tutorTimezone}, ${tutor.timezone})`,
      student: { id: student.id, name: student.name, nameAr: student.nameAr },
      isFormer: side === 'tutor' ? isFormerPair(sessions.tutorId, sessions.studentId) : sql<boolean>`false`,
      familyMinutes: fact.familyMinutes,
      tutorMinutes: fact.tutorMinutes,
      owesLesson: fact.owesLesson,
    })
    .from(sessions)
    .innerJoin(tutor, eq(tutor.id, sessions.tutorId))
    .innerJoin(student, eq(student.id, sessions.studentId))
    .leftJoinLateral(fact, sql`true`)
    .where(
      and(
        inArray(WHOSE[side], ids),
        gte(sessions.startsAt, range.from),
        lt(sessions.startsAt, range.until),
        isOnRecord,
        // A lesson that waits for another tutor is no longer hers (R602).
        side === 'tutor' ? isNull(sessions.tutorLeftAt) : undefined,
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
}

export type StatementRow = Awaited<ReturnType<typeof listStatementLessons>>[number];
