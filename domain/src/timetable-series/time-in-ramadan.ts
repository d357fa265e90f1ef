import { addDays, weekdayOf } from '#time/days.ts';
import { firstInstantFrom } from '#time/zoned-time.ts';

/** Another time for a weekday of a series; none where it stays as it is. */
export interface TimetableSlot {
  readonly weekday: number;
  readonly newWeekday: number | null;
  readonly newTime: string | null;
}

/** The other times of a series, from one day to another by its clock. */
export interface SeriesTimetable {
  readonly fromOn: string;
  readonly untilOn: string;
  readonly slots: readonly TimetableSlot[];
}

const FURTHEST_DAYS = 3;
const DAYS_A_WEEK = 7;

/** The nearest date with a weekday: at most 3 days away (R546). */
export function nearDay(day: string, weekday: number): string {
  const later = (weekday - weekdayOf(day) + DAYS_A_WEEK) % DAYS_A_WEEK;
  return addDays(day, later > FURTHEST_DAYS ? later - DAYS_A_WEEK : later);
}

interface Planned {
  /** By the clock of the series. */
  readonly day: string;
  readonly placedAt: Date;
}

/** Where the lesson of a day is: at the other time in the range of the timetable, and at its own before and after it. */
export function placeInTimetable(
  { day, placedAt }: Planned,
  { fromOn, untilOn, slots }: SeriesTimetable,
  timezone: string,
): Date {
  if (day < fromOn || untilOn < day) return placedAt;
  const slot = slots.find(({ weekday }) => weekday === weekdayOf(day));
  if (!slot || slot.newWeekday === null || slot.newTime === null) return placedAt;
  return firstInstantFrom(nearDay(day, slot.newWeekday), slot.newTime, timezone);
}
