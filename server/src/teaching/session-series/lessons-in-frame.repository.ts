import { isOverlap, type Range } from '@bayan/domain/availability/ranges';
import type { OpenLesson } from '@bayan/domain/session-series/day-marks';
import { OPEN_STATUSES } from '@bayan/domain/sessions/session-status';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
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

/** A time at which a pair wants to be free. */
interface Wish {
  readonly pair: Pair;
  readonly frame: Range;
}

const isOpenIn = ({ pair: { tutorId, studentId }, frame }: Wish) =>
  and(
    inArray(sessions.status, [...OPEN_STATUSES]),
    or(givenBy(tutorId), eq(sessions.studentId, studentId)),
    isIn(frame),
  );

const readOpen = (db: Queryable, isWanted: SQL | undefined) =>
  db
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
    .where(isWanted)
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
type Open = Awaited<ReturnType<typeof readOpen>>[number];

const asSeenBy = (
  { tutorLeftAt, status, seriesId, ...lesson }: Open,
  { tutorId, studentId }: Pair,
): NamedLesson => ({
  ...lesson,
  // One that waits for another tutor is in the way of its student alone.
  isTutors: tutorLeftAt === null && lesson.tutor.id === tutorId,
  isStudents: lesson.student.id === studentId,
  isSingle: status === 'scheduled' && seriesId === null,
});

/** What the tutor and the student have open within a frame, soonest first. */
export async function listOpenIn(db: Queryable, pair: Pair, frame: Range): Promise<readonly NamedLesson[]> {
  const rows = await readOpen(db, isOpenIn({ pair, frame }));
  return rows.map(row => asSeenBy(row, pair));
}

/** The same for several pairs, in one statement. */
export async function listOpenInEach(
  db: Queryable,
  wishes: readonly Wish[],
): Promise<readonly (readonly NamedLesson[])[]> {
  if (wishes.length === 0) return [];
  const rows = await readOpen(db, or(...wishes.map(isOpenIn)));
  return wishes.map(({ pair, frame }) =>
    rows
      .filter(row => isOverlap(row, frame))
      .map(row => asSeenBy(row, pair))
      .filter(({ isTutors, isStudents }) => isTutors || isStudents),
  );
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
