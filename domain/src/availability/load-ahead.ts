import type { Load } from '#applications/propose-tutors.ts';
import { addDays } from '#time/days.ts';
import { wallClock } from '#time/zoned-time.ts';
import type { HoursSet, TutorHours } from './hours.ts';
import { hoursInForce } from './hours-in-force.ts';
import { datesOf, openRanges } from './open-ranges.ts';
import { lengthOf, type Range, withoutRanges } from './ranges.ts';

const WEEKS = 4;
const WEEK_DAYS = 7;
const MINUTE_MS = 60_000;
const WEEK_MS = WEEK_DAYS * 86_400_000;
const HOUR = 60;
/** The shortest lesson that the academy gives. */
const SHORTEST = 30;

/** The lessons to come of a time, added up. */
export interface LessonsAhead {
  readonly lessons: number;
  readonly minutes: number;
}

/** The weeks by which a tutor's load is measured (R829). */
export const loadFrame = (now: Date): Range => ({
  from: now,
  until: new Date(now.getTime() + WEEKS * WEEK_MS),
});

interface LoadQuestion extends TutorHours {
  /** Time off. */
  readonly away: readonly Range[];
  readonly ahead: LessonsAhead;
  readonly now: Date;
}

/** How much of a tutor's hours is taken. Null where she offers none in these weeks, as when she is away (R829). */
export function loadAhead({ sets, days, away, ahead, now }: LoadQuestion): Load | null {
  const frame = loadFrame(now);
  const open = withoutRanges(openRanges({ sets, days }, frame), away);
  const offered = lengthOf(open) / MINUTE_MS;
  if (offered === 0) return null;
  return {
    taken: weekly(ahead.minutes),
    offered: weekly(offered),
    isFull: offered - ahead.minutes < SHORTEST * WEEKS || ahead.lessons >= mostLessons(sets, open, now),
  };
}

/** How many lessons she gives at most on the dates on which she is open. */
function mostLessons(sets: readonly HoursSet[], open: readonly Range[], now: Date): number {
  const mostOn = new Map<string, number>();
  for (const { from, until } of open) {
    const set = hoursInForce(sets, from);
    if (!set || set.mostADay === null) return Number.POSITIVE_INFINITY;
    const { timezone, mostADay } = set;
    const today = wallClock(now, timezone).date;
    const lastDay = addDays(today, WEEKS * WEEK_DAYS);
    // The weeks begin and end in the middle of a day: the two parts are one.
    for (const day of datesOf({ from, until: new Date(until.getTime() - 1) }, timezone))
      mostOn.set(day === lastDay ? today : day, mostADay);
  }
  return [...mostOn.values()].reduce((sum, most) => sum + most, 0);
}

/** To a tenth of an hour. */
const weekly = (minutes: number) => Math.round((minutes / HOUR / WEEKS) * 10) / 10;
