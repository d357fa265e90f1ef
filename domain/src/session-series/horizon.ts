import { addDays } from '#time/days.ts';
import { wallClock } from '#time/zoned-time.ts';
import type { SeriesPattern } from './pattern.ts';
import { lastDayAhead } from './pattern-problem.ts';

/** How far ahead an open series has lessons. */
export interface Horizon {
  readonly weeks: number;
  /** The last day on which the tutor may teach, by her documents (R983); null where none of them ends. */
  readonly lastDayToTeach: string | null;
}

const DAYS_A_WEEK = 7;

const earlier = (day: string, other: string | null) => (other !== null && other < day ? other : day);

const later = (day: string, other: string) => (day < other ? other : day);

/** The last day to look at when a series is made: its own, or the horizon from its first day on (R453). */
export function daysUntil({ pattern, horizon, now }: DaysAsked): string {
  const { timezone, startsOn, untilOn } = pattern;
  const last = lastDayAhead(timezone, now);
  if (horizon === null) return untilOn ?? last;
  const today = wallClock(now, timezone).date;
  const ahead = addDays(later(startsOn, today), horizon.weeks * DAYS_A_WEEK);
  return earlier(earlier(ahead, last), horizon.lastDayToTeach);
}

interface DaysAsked {
  readonly pattern: SeriesPattern;
  /** Of a series without an end; null for one with an end. */
  readonly horizon: Horizon | null;
  readonly now: Date;
}

/** No series that is filled further misses a week anywhere. */
export const lastDayToFill = (weeks: number, now: Date): string =>
  addDays(wallClock(now, 'UTC').date, weeks * DAYS_A_WEEK - DAYS_A_WEEK + 1);

interface Filled {
  /** Up to this day its lessons are made. */
  readonly filledUntil: string;
  readonly timezone: string;
  /** Of a series that was ended on a day which is not reached yet. */
  readonly untilOn: string | null;
}

/**
 * The day up to which an open series is filled now; null where a week is not missing yet (R459). The last weeks of one
 * that ends are filled as soon as they are in sight.
 */
export function fillUntil({ filledUntil, timezone, untilOn }: Filled, horizon: Horizon, now: Date) {
  const ahead = addDays(wallClock(now, timezone).date, horizon.weeks * DAYS_A_WEEK);
  const until = earlier(earlier(ahead, untilOn), horizon.lastDayToTeach);
  if (until <= filledUntil) return null;
  return filledUntil <= addDays(ahead, -DAYS_A_WEEK) ? until : null;
}
