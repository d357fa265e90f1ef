import type { Range } from '@bayan/domain/availability/ranges';
import type { OpenLesson } from '@bayan/domain/session-series/day-marks';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '#schema/people.ts';
import { sessions } from '#schema/teaching.ts';
import { givenBy } from '#teaching/sessions/session-selection.repository.ts';

interface Pair {
  readonly tutorId: string;
  readonly studentId: string;
}

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');
const nameOf = ({ id, name, nameAr }: typeof tutor | typeof student) => ({ id, name, nameAr });

/** In the words of the constraints, whose indexes then find it. */
const isIn = ({ from, until }: Range) =>
  sql`tstzrange(${sessions.startsAt}, ${sessions.endsAt}) && tstzrange(${from}::timestamptz, ${until}::timestamptz)`;

export interface NamedLesson extends OpenLesson {
  readonly tutor: { readonly id: string; readonly name: string; readonly nameAr: string | null };
  readonly student: { readonly id: string; readonly name: string; readonly nameAr: string | null };
}

/** What the tutor and the student have open within a frame, soonest first. */
export async function listOpenIn(
  db: Queryable,
  { tutorId, studentId }: Pair,
  frame: Range,
): Promise<readonly NamedLesson[]> {
  const rows = await db
    .select({
      id: sessions.id,
      from: sessions.startsAt,
      until: sessions.endsAt,
      tutorLeftAt: sessions.tutorLeftAt,
      status: sessions.status,
      seriesId: sessions.seriesId,
      tutor: nameOf(tutor),
      student: nameOf(student),
    })
    .from(sessions)
    .innerJoin(tutor, eq(tutor.id, sessions.tutorId))
    .innerJoin(student, eq(student.id, sessions.studentId))
    .where(
      and(
        inArray(sessions.status, [...OPEN_STATUSES]),
        or(givenBy(tutorId), eq(sessions.studentId, studentId)),
        isIn(frame),
      ),
    )
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  return rows.map(({ tutorLeftAt, status, seriesId, ...lesson }) => ({
    ...lesson,
    // One that waits for another tutor is in the way of its student alone.
    isTutors: tutorLeftAt === null && lesson.tutor.id === tutorId,
    isStudents: lesson.student.id === studentId,
    isSingle: status === 'scheduled' && seriesId === null,
  }));
}

/** The lessons that a series can take in, which nobody else changes until the transaction ends. */
export const lockSingles = (tx: Transaction, { tutorId, studentId }: Pair, frame: Range) =>
  tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        givenBy(tutorId),
        eq(sessions.studentId, studentId),
        eq(sessions.status, 'scheduled'),
        isNull(sessions.seriesId),
        isIn(frame),
      ),
    )
    .orderBy(asc(sessions.id))
    .for('update');
