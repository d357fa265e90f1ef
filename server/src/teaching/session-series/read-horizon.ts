import { daysUntil, type Horizon } from '@bayan/domain/session-series/horizon';
import { isOpen, type SeriesPattern } from '@bayan/domain/session-series/pattern';
import { MANDATORY_CHECKS } from '@bayan/domain/vetting/checks';
import type { Queryable } from '@bayan/platform/db/database';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { findLastValidDay } from '#people/vetting/vetting.repository.ts';

/** How far ahead an open series of this tutor is filled (R453). */
export const readHorizon = async (db: Queryable, tutorId: string): Promise<Horizon> => ({
  weeks: (await readSettings(db)).seriesHorizonWeeks,
  lastDayToTeach: await findLastValidDay(db, tutorId, MANDATORY_CHECKS),
});

interface New {
  readonly tutorId: string;
  readonly pattern: SeriesPattern;
  readonly now: Date;
}

/** The last day to look at when a series is made. */
export const readLastDay = async (db: Queryable, { tutorId, pattern, now }: New): Promise<string> =>
  daysUntil({ pattern, horizon: isOpen(pattern) ? await readHorizon(db, tutorId) : null, now });
