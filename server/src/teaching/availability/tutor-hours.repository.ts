import type { TutorHours } from '@bayan/domain/availability/hours';
import type { Queryable } from '@bayan/platform/db/database';
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import {
  availabilityDayHours,
  availabilityDays,
  availabilityHours,
  availabilitySets,
} from '#schema/availability.ts';

interface Asked {
  readonly tutorId: string;
  readonly from: string;
  /** The last day, or null for all that is planned. */
  readonly until: string | null;
}

/** All that decides when a tutor is open from one day to another. */
export async function readTutorHours(db: Queryable, asked: Asked): Promise<TutorHours> {
  return { sets: await readSets(db, asked), days: await readDays(db, asked) };
}

/** Each in a row for each of its ranges, and in one row where it has none. */
async function readSets(db: Queryable, { tutorId, from, until }: Asked) {
  const rows = await db
    .select({ set: availabilitySets, range: availabilityHours })
    .from(availabilitySets)
    .leftJoin(availabilityHours, eq(availabilityHours.setId, availabilitySets.id))
    .where(
      and(
        eq(availabilitySets.tutorId, tutorId),
        or(isNull(availabilitySets.validUntil), gte(availabilitySets.validUntil, from)),
        until === null ? undefined : lte(availabilitySets.validFrom, until),
      ),
    )
    .orderBy(asc(availabilitySets.validFrom), asc(availabilityHours.weekday), asc(availabilityHours.opens));
  return [...Map.groupBy(rows, ({ set }) => set.id).values()].flatMap(ofSet => {
    const [first] = ofSet;
    return first ? [{ ...first.set, hours: ofSet.flatMap(({ range }) => range ?? []) }] : [];
  });
}

async function readDays(db: Queryable, { tutorId, from, until }: Asked) {
  const rows = await db
    .select({ date: availabilityDays, range: availabilityDayHours })
    .from(availabilityDays)
    .leftJoin(availabilityDayHours, eq(availabilityDayHours.dayId, availabilityDays.id))
    .where(
      and(
        eq(availabilityDays.tutorId, tutorId),
        gte(availabilityDays.day, from),
        until === null ? undefined : lte(availabilityDays.day, until),
        eq(availabilityDays.isWeekly, false),
      ),
    )
    .orderBy(asc(availabilityDays.day), asc(availabilityDayHours.opens));
  return [...Map.groupBy(rows, ({ date }) => date.id).values()].flatMap(ofDay => {
    const [first] = ofDay;
    return first ? [{ ...first.date, ranges: ofDay.flatMap(({ range }) => range ?? []) }] : [];
  });
}
