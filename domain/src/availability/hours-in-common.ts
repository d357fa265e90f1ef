import { type Season, seasonsBetween } from '#time/seasons.ts';
import type { HoursSet, WeekdayRange } from './hours.ts';
import { clipRanges, lengthOf, type Range } from './ranges.ts';
import { frameOf, joined, shared, weekRanges, yearAfter } from './week-ranges.ts';

/** The hours of a week in which a family and a tutor are both free, by the clocks of winter and of summer. */
export interface SeasonHours {
  readonly winter: number;
  readonly summer: number;
}

/** The seasons of the next 12 months between a tutor's clock and the family's. Each clock is looked at once. */
export function seasonsAhead(familyTimezone: string, now: Date): (timezone: string) => readonly Season[] {
  const known = new Map<string, readonly Season[]>();
  return timezone => {
    const seasons =
      known.get(timezone) ?? seasonsBetween(timezone, familyTimezone, now, yearAfter(now, familyTimezone));
    known.set(timezone, seasons);
    return seasons;
  };
}

export interface CommonQuestion {
  readonly sets: readonly HoursSet[];
  /** Time off. */
  readonly away: readonly Range[];
  /** By the family's clock. */
  readonly wish: readonly WeekdayRange[];
  readonly familyTimezone: string;
  readonly seasonsOf: (timezone: string) => readonly Season[];
  readonly now: Date;
}

const JANUARY = 0;
const JULY = 6;
const MINUTES = 60;

/**
 * The hours a week that the two share on average in each season of the next 12 months. A time in which the tutor has no
 * weekly hours, or is away, counts as none (R829).
 */
export function hoursInCommon(question: CommonQuestion): SeasonHours {
  const hoursIn = (month: number) => {
    const wholes = question.sets.map(set => averageIn(question, set, month));
    return Math.round(wholes.reduce((sum, hours) => sum + hours, 0) * 10) / 10;
  };
  return { winter: hoursIn(JANUARY), summer: hoursIn(JULY) };
}

function averageIn(
  { away, wish, familyTimezone, seasonsOf, now }: CommonQuestion,
  set: HoursSet,
  month: number,
) {
  const seasons = seasonsOf(set.timezone);
  const middle = middleOf(month, now);
  const ahead = seasons.find(({ from, until }) => from <= middle && middle < until)?.ahead;
  const alike = seasons.filter(season => season.ahead === ahead);
  const frame = frameOf(set, now, yearAfter(now, familyTimezone));
  const open =
    lengthOf(clipRanges(alike, frame)) - lengthOf(alike.flatMap(season => inBoth(away, season, frame)));
  const weekly = joined(shared(weekRanges(set.hours, ahead ?? 0), weekRanges(wish, 0)));
  const minutes = weekly.reduce((sum, { from, until }) => sum + until - from, 0);
  return ((minutes / MINUTES) * Math.max(open, 0)) / lengthOf(alike);
}

/** The next middle of that month. */
function middleOf(month: number, now: Date): Date {
  const inYear = (year: number) => new Date(Date.UTC(year, month, 15));
  const thisYear = inYear(now.getUTCFullYear());
  return thisYear >= now ? thisYear : inYear(now.getUTCFullYear() + 1);
}

const inBoth = (ranges: readonly Range[], one: Range, other: Range) =>
  clipRanges(clipRanges(ranges, one), other);
