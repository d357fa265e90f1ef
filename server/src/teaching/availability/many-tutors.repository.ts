import type { DayHours, HoursSet } from '@bayan/domain/availability/hours';
import type { LessonsAhead } from '@bayan/domain/availability/load-ahead';
import type { Range } from '@bayan/domain/availability/ranges';
import { addDays } from '@bayan/domain/time/days';
import type { Queryable } from '@bayan/platform/db/database';
import { and, asc, count, eq, gt, gte, inArray, isNull, lt, lte, or, sum } from 'drizzle-orm';
import { availabilityDays, availabilitySets, timeOff } from '#schema/availability.ts';
import { sessions } from '#schema/teaching.ts';
import { hoursOfSets } from './availability.repository.ts';
import { withRanges } from './availability-days.repository.ts';

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** The sets of weekly hours of many tutors that hold at some time of the frame, wherever each clock is. */
export async function listSets(
  db: Queryable,
  tutorIds: readonly string[],
  { from, until }: Range,
): Promise<ReadonlyMap<string, readonly HoursSet[]>> {
  if (tutorIds.length === 0) return new Map();
  const sets = await db
    .select()
    .from(availabilitySets)
    .where(
      and(
        inArray(availabilitySets.tutorId, [...tutorIds]),
        or(isNull(availabilitySets.validUntil), gte(availabilitySets.validUntil, addDays(dayOf(from), -1))),
        lte(availabilitySets.validFrom, addDays(dayOf(until), 1)),
      ),
    )
    .orderBy(asc(availabilitySets.validFrom));
  const hours = await hoursOfSets(
    db,
    sets.map(({ id }) => id),
  );
  return Map.groupBy(
    sets.map(set => ({ ...set, hours: hours.get(set.id) ?? [] })),
    ({ tutorId }) => tutorId,
  );
}

/** The dates of many tutors that have hours of their own in the frame, wherever each clock is. */
export async function listDays(
  db: Queryable,
  tutorIds: readonly string[],
  { from, until }: Range,
): Promise<ReadonlyMap<string, readonly DayHours[]>> {
  if (tutorIds.length === 0) return new Map();
  const days = await db
    .select()
    .from(availabilityDays)
    .where(
      and(
        inArray(availabilityDays.tutorId, [...tutorIds]),
        gte(availabilityDays.day, addDays(dayOf(from), -1)),
        lte(availabilityDays.day, addDays(dayOf(until), 1)),
        eq(availabilityDays.isWeekly, false),
      ),
    );
  return Map.groupBy(await withRanges(db, days), ({ tutorId }) => tutorId);
}

/** The time off of many tutors that lies in the frame. */
export async function listAway(
  db: Queryable,
  tutorIds: readonly string[],
  { from, until }: Range,
): Promise<ReadonlyMap<string, readonly Range[]>> {
  if (tutorIds.length === 0) return new Map();
  const rows = await db
    .select({ tutorId: timeOff.tutorId, from: timeOff.startsAt, until: timeOff.endsAt })
    .from(timeOff)
    .where(
      and(inArray(timeOff.tutorId, [...tutorIds]), gt(timeOff.endsAt, from), lt(timeOff.startsAt, until)),
    );
  return Map.groupBy(rows, ({ tutorId }) => tutorId);
}

/** How many lessons of many tutors begin in the frame, and how long they are. Who has none is not in it. */
export async function sumLessons(
  db: Queryable,
  tutorIds: readonly string[],
  { from, until }: Range,
): Promise<ReadonlyMap<string, LessonsAhead>> {
  if (tutorIds.length === 0) return new Map();
  const rows = await db
    .select({
      tutorId: sessions.tutorId,
      lessons: count(),
      minutes: sum(sessions.durationMinutes).mapWith(Number),
    })
    .from(sessions)
    .where(
      and(
        inArray(sessions.tutorId, [...tutorIds]),
        eq(sessions.status, 'scheduled'),
        isNull(sessions.tutorLeftAt),
        gte(sessions.startsAt, from),
        lt(sessions.startsAt, until),
      ),
    )
    .groupBy(sessions.tutorId);
  return new Map(rows.map(({ tutorId, ...ahead }) => [tutorId, ahead]));
}
