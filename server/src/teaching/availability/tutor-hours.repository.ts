import type { TutorHours } from '@bayan/domain/availability/hours';
import type { Queryable } from '@bayan/platform/db/database';
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { availabilitySets } from '#schema/availability.ts';
import { hoursOfSets } from './availability.repository.ts';
import { listDays } from './availability-days.repository.ts';

interface Asked {
  readonly tutorId: string;
  readonly from: string;
  /** The last day, or null for all that is planned. */
  readonly until: string | null;
}

/** All that decides when a tutor is open from one day to another. */
export async function readTutorHours(db: Queryable, { tutorId, from, until }: Asked): Promise<TutorHours> {
  const sets = await db
    .select()
    .from(availabilitySets)
    .where(
      and(
        eq(availabilitySets.tutorId, tutorId),
        or(isNull(availabilitySets.validUntil), gte(availabilitySets.validUntil, from)),
        until === null ? undefined : lte(availabilitySets.validFrom, until),
      ),
    )
    .orderBy(asc(availabilitySets.validFrom));
  const hours = await hoursOfSets(
    db,
    sets.map(({ id }) => id),
  );
  return {
    sets: sets.map(set => ({ ...set, hours: hours.get(set.id) ?? [] })),
    days: await listDays(db, { tutorId, from, until }),
  };
}
