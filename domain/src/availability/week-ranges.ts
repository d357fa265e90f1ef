import { addDays } from '#time/days.ts';
import { monthsBefore, startOfDay } from '#time/zoned-time.ts';
import type { HoursSet, WeekdayRange } from './hours.ts';
import type { Range } from './ranges.ts';

const DAY = 1440;
const WEEK = 7 * DAY;
const MONTHS_AHEAD = 12;

/** Minutes since the beginning of Monday. */
export interface WeekRange {
  readonly from: number;
  readonly until: number;
}

/** The hours of a week on a clock that is some minutes ahead. What passes the end of the week is at its beginning. */
export const weekRanges = (hours: readonly WeekdayRange[], ahead: number): WeekRange[] =>
  hours.flatMap(({ weekday, opens, closes }) => {
    const start = (weekday - 1) * DAY + opens + ahead;
    const from = ((start % WEEK) + WEEK) % WEEK;
    const until = from + closes - opens;
    return until <= WEEK
      ? [{ from, until }]
      : [
          { from, until: WEEK },
          { from: 0, until: until - WEEK },
        ];
  });

export const shared = (one: readonly WeekRange[], other: readonly WeekRange[]): WeekRange[] =>
  one
    .flatMap(a => other.map(b => ({ from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) })))
    .filter(({ from, until }) => from < until);

export function joined(ranges: readonly WeekRange[]): WeekRange[] {
  const all: WeekRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && range.from <= last.until)
      all[all.length - 1] = { from: last.from, until: Math.max(last.until, range.until) };
    else all.push(range);
  }
  return all;
}

/** How far ahead the hours of a family and a tutor are compared (R481). */
export const yearAfter = (now: Date, timezone: string): Date => monthsBefore(now, -MONTHS_AHEAD, timezone);

/** When the set holds: from the first to the last instant of its days. */
export const frameOf = ({ validFrom, validUntil, timezone }: HoursSet, now: Date, end: Date): Range => {
  const from = startOfDay(validFrom, timezone);
  const until = validUntil === null ? end : startOfDay(addDays(validUntil, 1), timezone);
  return { from: from > now ? from : now, until: until < end ? until : end };
};
