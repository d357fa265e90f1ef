import type { OverlapQuery, OverlapRecord } from '@bayan/domain/availability/availability.contract';
import { overlapBySeason } from '@bayan/domain/availability/overlap-by-season';
import { wishedRanges } from '@bayan/domain/availability/wish';
import type { Member } from '@bayan/domain/profiles/actor';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { Queryable } from '@bayan/platform/db/database';
import { readTutorHours } from './tutor-hours.repository.ts';
import { tutorToPlan } from './tutor-to-plan.ts';

/** What a family wished for beside a tutor's weekly hours; hours of single dates do not count (R481). */
export async function compareOverlap(
  db: Queryable,
  { actor, now }: { readonly actor: Member; readonly now: Date },
  { tutorId, timezone, ...wish }: OverlapQuery,
): Promise<OverlapRecord> {
  const tutor = await tutorToPlan(db, actor, tutorId);
  const { sets } = await readTutorHours(db, {
    tutorId: tutor.id,
    from: wallClock(now, tutor.timezone).date,
    until: null,
  });
  const { seasons, allYear } = overlapBySeason({
    sets,
    wish: wishedRanges(wish),
    familyTimezone: timezone,
    now,
  });
  return { seasons: seasons.map(season => ({ ...season, ranges: [...season.ranges] })), allYear };
}
