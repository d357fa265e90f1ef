import type { HourRange } from '@bayan/domain/availability/hours';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import { availabilityDayHours, availabilityDays } from '#schema/availability.ts';

interface TutorDay {
  readonly tutorId: string;
  readonly day: string;
}

/** The date as it was last planned, or null where it never was. */
export async function findDay(db: Queryable, { tutorId, day }: TutorDay) {
  const [row] = await db
    .select()
    .from(availabilityDays)
    .where(and(eq(availabilityDays.tutorId, tutorId), eq(availabilityDays.day, day)));
  if (!row) return null;
  const [found] = await withRanges(db, [row]);
  return found ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockDay(tx: Transaction, tutorDay: TutorDay) {
  await tx
    .select({ id: availabilityDays.id })
    .from(availabilityDays)
    .where(and(eq(availabilityDays.tutorId, tutorDay.tutorId), eq(availabilityDays.day, tutorDay.day)))
    .for('update');
  return findDay(tx, tutorDay);
}

interface Days {
  readonly tutorId: string;
  readonly from: string;
  readonly until: string | null;
  /** Without one, all of them. */
  readonly limit?: number;
}

/** The dates with hours of their own, in order. */
export async function listDays(db: Queryable, { tutorId, from, until, limit }: Days) {
  const query = db
    .select()
    .from(availabilityDays)
    .where(
      and(
        eq(availabilityDays.tutorId, tutorId),
        gte(availabilityDays.day, from),
        until === null ? undefined : lte(availabilityDays.day, until),
        eq(availabilityDays.isWeekly, false),
      ),
    )
    .orderBy(asc(availabilityDays.day))
    .$dynamic();
  return withRanges(db, await (limit === undefined ? query : query.limit(limit)));
}

/** These dates, each with its hours. */
export async function withRanges<Day extends { readonly id: string }>(db: Queryable, days: readonly Day[]) {
  const ids = days.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(availabilityDayHours)
          .where(inArray(availabilityDayHours.dayId, ids))
          .orderBy(asc(availabilityDayHours.opens));
  const byDay = Map.groupBy(rows, ({ dayId }) => dayId);
  return days.map(day => ({
    ...day,
    ranges: (byDay.get(day.id) ?? []).map(({ opens, closes }) => ({ opens, closes })),
  }));
}

interface PlannedDay extends TutorDay {
  readonly timezone: string;
  /** Null where the weekly hours hold again. */
  readonly ranges: readonly HourRange[] | null;
}

/** In the place of what the date had. */
export async function writeDay(tx: Transaction, { tutorId, day, timezone, ranges }: PlannedDay) {
  const values = { timezone, isWeekly: ranges === null };
  const [row] = await tx
    .insert(availabilityDays)
    .values({ tutorId, day, ...values })
    .onConflictDoUpdate({ target: [availabilityDays.tutorId, availabilityDays.day], set: values })
    .returning({ id: availabilityDays.id });
  if (!row) throw new Error('the planned date has no id');
  await tx.delete(availabilityDayHours).where(eq(availabilityDayHours.dayId, row.id));
  if (ranges && ranges.length > 0)
    await tx.insert(availabilityDayHours).values(ranges.map(range => ({ dayId: row.id, ...range })));
}
