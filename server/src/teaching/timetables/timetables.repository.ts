import type { GulfCountry } from '@bayan/domain/gulf-calendar/iftar';
import { addDays } from '@bayan/domain/time/days';
import type { PlainTimetable, TimetableRecord } from '@bayan/domain/timetables/timetables.contract';
import { TIMETABLE_LIMITS } from '@bayan/domain/timetables/timetables.limits';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { DayCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, getTableColumns, gte, lte, ne, sql } from 'drizzle-orm';
import { timetableSeries, timetables } from '#schema/teaching.ts';

const countOf = (isWanted = sql`true`) => sql<number>`(select count(*)::int from ${timetableSeries}
  where ${timetableSeries.timetableId} = ${timetables.id} and ${isWanted})`;
const { decidedBy, ...columns } = getTableColumns(timetables);
const record = {
  ...columns,
  series: countOf(),
  toSettle: countOf(sql`${timetableSeries.isDue}`),
};

export async function findTimetable(db: Queryable, id: string): Promise<TimetableRecord | null> {
  const [row] = await db.select(record).from(timetables).where(eq(timetables.id, id));
  return row ?? null;
}

export async function readTimetable(tx: Transaction, id: string): Promise<TimetableRecord> {
  const found = await findTimetable(tx, id);
  if (!found) throw new Error('a locked timetable is gone');
  return found;
}

/** Nobody else changes it until the transaction ends. */
export async function lockTimetable(tx: Transaction, id: string): Promise<TimetableRecord | null> {
  await tx.select({ id: timetables.id }).from(timetables).where(eq(timetables.id, id)).for('no key update');
  return findTimetable(tx, id);
}

/** Nobody changes, applies or lifts it until the transaction ends. Whoever settles one series of many does not count them. */
export async function shareTimetable(
  tx: Transaction,
  id: string,
): Promise<(PlainTimetable & { readonly decidedBy: string | null }) | null> {
  const [row] = await tx
    .select({ ...columns, decidedBy })
    .from(timetables)
    .where(eq(timetables.id, id))
    .for('share');
  return row ?? null;
}

/** Another one of its country that is applied and has a day in common. */
export async function findOtherApplied(tx: Transaction, { id, country, fromOn, untilOn }: TimetableRecord) {
  const [row] = await tx
    .select({ id: timetables.id })
    .from(timetables)
    .where(
      and(
        eq(timetables.country, country),
        eq(timetables.status, 'applied'),
        ne(timetables.id, id),
        lte(timetables.fromOn, untilOn),
        gte(timetables.untilOn, fromOn),
      ),
    );
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
    .select(record)
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
export const selectTimetablesIn = (db: Queryable, country: GulfCountry, { from, until }: Days) =>
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
    .returning({ id: timetables.id });
  return row ? readTimetable(tx, row.id) : null;
}

export async function updateTimetable(tx: Transaction, id: string, values: Partial<Values>): Promise<void> {
  await tx.update(timetables).set(values).where(eq(timetables.id, id));
}
