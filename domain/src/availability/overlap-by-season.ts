import { type Season, seasonsBetween } from '#time/seasons.ts';
import type { HoursSet, WeekdayRange } from './hours.ts';
import { frameOf, joined, shared, type WeekRange, weekRanges, yearAfter } from './week-ranges.ts';

const DAY = 1440;

export interface SeasonOverlap extends Season {
  /** By the family's clock. */
  readonly ranges: readonly WeekdayRange[];
}

export interface OverlapQuestion {
  readonly sets: readonly HoursSet[];
  /** By the family's clock. */
  readonly wish: readonly WeekdayRange[];
  readonly familyTimezone: string;
  readonly now: Date;
}

/** Cut at midnight, as people read a week. */
const byWeekday = (ranges: readonly WeekRange[]): WeekdayRange[] =>
  joined(ranges).flatMap(({ from, until }) => {
    const days: WeekdayRange[] = [];
    for (let day = Math.floor(from / DAY); day * DAY < until; day++)
      days.push({
        weekday: day + 1,
        opens: Math.max(from - day * DAY, 0),
        closes: Math.min(until - day * DAY, DAY),
      });
    return days;
  });

/**
 * A family's wish beside the tutor's weekly hours in the next 12 months, once for each season of their two clocks and
 * for each set of hours, and what all of these share (R481).
 */
export function overlapBySeason({ sets, wish, familyTimezone, now }: OverlapQuestion): {
  readonly seasons: SeasonOverlap[];
  readonly allYear: WeekdayRange[];
} {
  const end = yearAfter(now, familyTimezone);
  const wished = weekRanges(wish, 0);
  const pieces = sets
    .map(set => ({ set, frame: frameOf(set, now, end) }))
    .filter(({ frame }) => frame.from < frame.until)
    .toSorted((a, b) => a.frame.from.getTime() - b.frame.from.getTime())
    .flatMap(({ set, frame }) =>
      seasonsBetween(set.timezone, familyTimezone, frame.from, frame.until).map(season => ({
        season,
        ranges: shared(weekRanges(set.hours, season.ahead), wished),
      })),
    );
  // A time in which she has no hours shares nothing.
  const isWhole = pieces.every(
    ({ season }, i) => season.until.getTime() === (pieces[i + 1]?.season.from ?? end).getTime(),
  );
  const [first, ...rest] = pieces.map(({ ranges }) => joined(ranges));
  return {
    seasons: pieces.map(({ season, ranges }) => ({ ...season, ranges: byWeekday(ranges) })),
    allYear: isWhole && first ? byWeekday(rest.reduce(shared, first)) : [],
  };
}
