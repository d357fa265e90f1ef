import type { GulfCountry } from '@bayan/domain/gulf-calendar/iftar';
import { addDays } from '@bayan/domain/time/days';
import type { TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import { TIMETABLE_LIMITS } from '@bayan/domain/timetables/timetables.limits';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { DayCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { timetables } from '#schema/teaching.ts';

/** Nobody else changes it until the transaction ends. */
export async function lockTimetable(tx: Transaction, id: string): Promise<TimetableRecord | null> {
  const [row] = await tx.select().from(timetables).where(eq(timetables.id, id)).for('update');
  return row ?? null;
}

interface ListOptions {
  readonly country: GulfCountry | undefined;
  readonly after: DayCursor | null;
  readonly limit: number;
}

/** The soonest first. */
export const listTimetables = (
  db: Queryable,
  { country, after, limit }: ListOptions,
): Promise<TimetableRecord[]> =>
  db
    .select()
    .from(timetables)
    .where(
      and(
        country === undefined ? undefined : eq(timetables.country, country),
        after
          ? sql`(${timetables.fromOn}, ${timetables.id}) > (${after.day}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(timetables.fromOn), asc(timetables.id))
    .limit(limit);

interface Days {
  readonly from: string;
  readonly until: string;
}

/** Those of a country that hold on one of the days. */
export const listTimetablesIn = (
  db: Queryable,
  country: GulfCountry,
  { from, until }: Days,
): Promise<TimetableRecord[]> =>
  db
    .select()
    .from(timetables)
    .where(
      and(
        eq(timetables.country, country),
        // None is longer, so that the index by the first day finds those that have begun.
        gte(timetables.fromOn, addDays(from, -TIMETABLE_LIMITS.days)),
        gte(timetables.untilOn, from),
        lte(timetables.fromOn, until),
      ),
    );

type Values = typeof timetables.$inferInsert;

/** Null where the country has one for the year. */
export async function insertTimetable(tx: Transaction, values: Values): Promise<TimetableRecord | null> {
  const [row] = await tx
    .insert(timetables)
    .values(values)
    .onConflictDoNothing({ target: [timetables.country, timetables.hijriYear] })
    .returning();
  return row ?? null;
}

export async function updateTimetable(
  tx: Transaction,
  id: string,
  values: Partial<Values>,
): Promise<TimetableRecord> {
  const [row] = await tx.update(timetables).set(values).where(eq(timetables.id, id)).returning();
  if (!row) throw new Error('a locked timetable is gone');
  return row;
}
