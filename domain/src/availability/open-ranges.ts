import { addDays, weekdayOf } from '#time/days.ts';
import { firstInstantFrom, startOfDay, wallClock } from '#time/zoned-time.ts';
import { clockText, type HourRange, type HoursSet, isValidOn, type TutorHours } from './hours.ts';
import { clipRanges, joinRanges, type Range } from './ranges.ts';

const MINUTES_A_DAY = 1440;

const instantAt = (day: string, minutes: number, timezone: string): Date =>
  minutes === MINUTES_A_DAY
    ? startOfDay(addDays(day, 1), timezone)
    : firstInstantFrom(day, clockText(minutes), timezone);

/** The ranges of one date as instants. A range that the clocks skip as a whole is none (R478). */
const instantsOf = (day: string, ranges: readonly HourRange[], timezone: string): Range[] =>
  ranges
    .map(({ opens, closes }) => ({
      from: instantAt(day, opens, timezone),
      until: instantAt(day, closes, timezone),
    }))
    .filter(({ from, until }) => from < until);

/** Every date on which an instant of the frame can lie. */
export function datesOf({ from, until }: Range, timezone: string): string[] {
  const dates: string[] = [];
  const last = wallClock(until, timezone).date;
  for (let date = wallClock(from, timezone).date; date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

const hoursOn = ({ hours }: HoursSet, day: string) =>
  hours.filter(({ weekday }) => weekday === weekdayOf(day));

/** When a tutor is open within the frame, in order; touching ranges are one, also over midnight (R478). */
export function openRanges({ sets, days }: TutorHours, frame: Range): Range[] {
  const replaced = new Set(days.map(({ day }) => day));
  const weekly = sets.flatMap(set =>
    datesOf(frame, set.timezone)
      .filter(day => isValidOn(set, day) && !replaced.has(day))
      .flatMap(day => instantsOf(day, hoursOn(set, day), set.timezone)),
  );
  const ofDates = days.flatMap(({ day, ranges, timezone }) => instantsOf(day, ranges, timezone));
  return clipRanges(joinRanges([...weekly, ...ofDates]), frame);
}
