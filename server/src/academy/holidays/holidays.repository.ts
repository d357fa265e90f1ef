import type { HolidayFilters, HolidayRecord } from '@bayan/domain/holidays/holidays.contract';
import { HOLIDAY_LIMITS } from '@bayan/domain/holidays/holidays.limits';
import { addDays } from '@bayan/domain/time/days';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { DayCursor } from '@bayan/platform/http/cursor';
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { holidays } from '#schema/academy.ts';

async function findHoliday(db: Queryable, id: string): Promise<HolidayRecord | null> {
  const [row] = await db
    .select()
    .from(holidays)
    .where(and(eq(holidays.id, id), isNull(holidays.removedAt)));
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockHoliday(tx: Transaction, id: string) {
  await tx.select({ id: holidays.id }).from(holidays).where(eq(holidays.id, id)).for('update');
  return findHoliday(tx, id);
}

/** With one that was deleted. */
export async function lockHolidayByKey(tx: Transaction, country: string, key: string) {
  const [row] = await tx
    .select()
    .from(holidays)
    .where(and(eq(holidays.country, country), eq(holidays.key, key)))
    .for('update');
  return row ?? null;
}

interface ListOptions {
  readonly filters: HolidayFilters;
  readonly after: DayCursor | null;
  readonly limit: number;
}

/** The soonest first. */
export async function listHolidays(
  db: Queryable,
  { filters: { country, from, to }, after, limit }: ListOptions,
): Promise<HolidayRecord[]> {
  return db
    .select()
    .from(holidays)
    .where(
      and(
        isNull(holidays.removedAt),
        country === undefined ? undefined : eq(holidays.country, country),
        // None is longer, so that the index by the first day finds those that have begun.
        from === undefined ? undefined : gte(holidays.fromOn, addDays(from, -HOLIDAY_LIMITS.days)),
        from === undefined ? undefined : gte(holidays.untilOn, from),
        to === undefined ? undefined : lte(holidays.fromOn, to),
        after
          ? sql`(${holidays.fromOn}, ${holidays.id}) > (${after.day}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(holidays.fromOn), asc(holidays.id))
    .limit(limit);
}

type Values = typeof holidays.$inferInsert;

export async function insertHoliday(tx: Transaction, values: Values): Promise<HolidayRecord> {
  const [row] = await tx.insert(holidays).values(values).returning();
  if (!row) throw new Error('the new holiday is not there');
  return row;
}

export async function updateHoliday(
  tx: Transaction,
  id: string,
  values: Partial<Values>,
): Promise<HolidayRecord> {
  const [row] = await tx.update(holidays).set(values).where(eq(holidays.id, id)).returning();
  if (!row) throw new Error('a locked holiday is gone');
  return row;
}

/** Those that are not there yet. One that a person edited or deleted is there. */
export async function insertMissing(db: Queryable, expected: readonly Values[]): Promise<void> {
  await db
    .insert(holidays)
    .values([...expected])
    .onConflictDoNothing({ target: [holidays.country, holidays.key] });
}
