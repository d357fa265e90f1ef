import { lastDayToFill } from '@bayan/domain/session-series/horizon';
import { MANDATORY_CHECKS } from '@bayan/domain/vetting/checks';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, min, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isFormerPair } from '#people/assignments/assignments.repository.ts';
import { profiles } from '#schema/people.ts';
import { sessionSeries } from '#schema/teaching.ts';
import { vettingChecks } from '#schema/vetting.ts';

const tutor = alias(profiles, 'tutor');
const student = alias(profiles, 'student');

/** In the words of the index. */
const isFilledFurther = and(
  isNotNull(sessionSeries.filledUntil),
  or(isNull(sessionSeries.untilOn), lt(sessionSeries.filledUntil, sessionSeries.untilOn)),
);

/** Where a look goes on. */
export interface FilledTo {
  readonly filledUntil: string;
  readonly id: string;
}

interface Due {
  readonly weeks: number;
  readonly after: FilledTo | null;
  readonly limit: number;
  readonly now: Date;
}

/**
 * Series that may miss a week, the one first whose lessons run out first. Those of people who have parted or are away wait
 * (R463), as do those of a tutor whose documents end where they are filled to.
 */
export async function listToFill(db: Queryable, { weeks, after, limit, now }: Due): Promise<FilledTo[]> {
  const lastDayToTeach = db
    .select({ day: min(vettingChecks.expiresOn) })
    .from(vettingChecks)
    .where(
      and(
        eq(vettingChecks.tutorId, sessionSeries.tutorId),
        eq(vettingChecks.state, 'confirmed'),
        inArray(vettingChecks.kind, [...MANDATORY_CHECKS]),
      ),
    );
  return db
    .select({ id: sessionSeries.id, filledUntil: sql<string>`${sessionSeries.filledUntil}` })
    .from(sessionSeries)
    .innerJoin(tutor, and(eq(tutor.id, sessionSeries.tutorId), eq(tutor.isActive, true)))
    .innerJoin(student, and(eq(student.id, sessionSeries.studentId), eq(student.isActive, true)))
    .where(
      and(
        isFilledFurther,
        lte(sessionSeries.filledUntil, lastDayToFill(weeks, now)),
        not(isFormerPair(sessionSeries.tutorId, sessionSeries.studentId)),
        sql`${sessionSeries.filledUntil} < coalesce((${lastDayToTeach}), 'infinity')`,
        after
          ? sql`(${sessionSeries.filledUntil}, ${sessionSeries.id}) > (${after.filledUntil}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(sessionSeries.filledUntil), asc(sessionSeries.id))
    .limit(limit);
}

/** Who made the series. Null where another process has it in hand, or somebody changes it: they go first. */
export async function takeToFill(tx: Transaction, id: string): Promise<string | null> {
  const [taken] = await tx
    .select({ createdBy: sessionSeries.createdBy })
    .from(sessionSeries)
    .where(and(eq(sessionSeries.id, id), isFilledFurther))
    .for('no key update', { skipLocked: true });
  return taken?.createdBy ?? null;
}
