import { addDays, weekdayOf } from '#time/days.ts';
import { wallClock } from '#time/zoned-time.ts';
import { patternLessons, type SeriesPattern } from './pattern.ts';
import { SERIES_LIMITS } from './session-series.limits.ts';

/** Why no series is made: an error of its own, or a field that does not fit. */
export type SeriesProblem =
  | { readonly code: 'series.past' | 'series.empty' | 'series.too-many' }
  | { readonly field: 'startsOn' | 'untilOn'; readonly problem: 'not-offered' | 'too-small' };

/** The last day on which a series can have a lesson (R453). */
export const lastDayAhead = (timezone: string, now: Date): string =>
  addDays(wallClock(now, timezone).date, SERIES_LIMITS.weeksAhead * 7);

/** What is wrong with the end of a pattern whatever else is planned (R453). */
export function endProblem(pattern: SeriesPattern, now: Date): SeriesProblem | null {
  const { startsOn, untilOn, lessons, timezone } = pattern;
  if (untilOn !== null && untilOn < startsOn) return { field: 'untilOn', problem: 'too-small' };
  const last = lastDayAhead(timezone, now);
  const isTooLong = startsOn > last || (untilOn !== null && untilOn > last);
  return isTooLong || (lessons ?? 0) > SERIES_LIMITS.lessons ? { code: 'series.too-many' } : null;
}

/** What is wrong with a pattern whatever else is planned (R453). */
export function patternProblem(pattern: SeriesPattern, now: Date): SeriesProblem | null {
  const { slots, startsOn } = pattern;
  if (!slots.some(({ weekday }) => weekday === weekdayOf(startsOn)))
    return { field: 'startsOn', problem: 'not-offered' };
  const problem = endProblem(pattern, now);
  if (problem) return problem;
  const [first] = patternLessons(pattern, startsOn);
  return !first || first.startsAt <= now ? { code: 'series.past' } : null;
}
