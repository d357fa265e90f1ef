import { addDays, daysBetween, weekdayOf } from '#time/days.ts';
import { wallClock } from '#time/zoned-time.ts';
import type { SeriesPattern, SeriesSlot } from './pattern.ts';

/** What of a rule becomes another one; what is missing stays. */
interface RuleChange {
  readonly slots?: readonly SeriesSlot[] | undefined;
  readonly everyWeeks?: number | undefined;
  readonly timezone?: string | undefined;
  readonly untilOn?: string | undefined;
  readonly lessons?: number | undefined;
  /** It has no end any more. */
  readonly goesOn?: boolean | undefined;
}

interface From {
  /** The day of the lesson from which the rule changes, by the clock of the old one. */
  readonly day: string;
  readonly placedAt: Date;
  /** What is left of a series of n lessons. */
  readonly left: number | null;
}

const DAYS_A_WEEK = 7;

const earlier = (day: string, other: string) => (other < day ? other : day);

/** The first day of the weeks of a rule that a day lies in. */
function weeksWith(day: string, { startsOn, everyWeeks }: SeriesPattern): string {
  const length = everyWeeks * DAYS_A_WEEK;
  return addDays(startsOn, Math.floor(daysBetween(startsOn, day) / length) * length);
}

/**
 * The rule from a lesson on, and the day from which blocks of seven days are counted (R456). Every second week stays the
 * same weeks as before, also where the lesson is in the middle of one.
 */
export function changedPattern(before: SeriesPattern, change: RuleChange, from: From) {
  const { slots = before.slots, everyWeeks = before.everyWeeks, timezone = before.timezone } = change;
  // By another clock its day may be the one before.
  const blocks = earlier(from.day, wallClock(from.placedAt, timezone).date);
  const weeks = everyWeeks > 1 && everyWeeks === before.everyWeeks ? weeksWith(from.day, before) : blocks;
  let startsOn = earlier(weeks, blocks);
  while (!slots.some(({ weekday }) => weekday === weekdayOf(startsOn))) startsOn = addDays(startsOn, 1);
  const pattern: SeriesPattern = {
    slots,
    everyWeeks,
    timezone,
    startsOn,
    ...endOf(before, change, from.left),
  };
  return { pattern, blocks };
}

function endOf({ untilOn, lessons }: SeriesPattern, change: RuleChange, left: number | null) {
  if (change.untilOn !== undefined) return { untilOn: change.untilOn, lessons: null };
  if (change.lessons !== undefined) return { untilOn: null, lessons: change.lessons };
  if (change.goesOn) return { untilOn: null, lessons: null };
  return { untilOn, lessons: lessons === null ? null : left };
}
