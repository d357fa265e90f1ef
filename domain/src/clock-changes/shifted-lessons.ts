import { addDays, daysBetween } from '#time/days.ts';
import { firstInstantFrom, offsetAt, wallClock } from '#time/zoned-time.ts';
import type { ClockChange } from './clock-change.ts';

interface WeeklyLesson {
  readonly startsAt: Date;
  /** Whose clock it keeps its time on. */
  readonly timezone: string;
  /** By that clock, the first day of its series. */
  readonly startsOn: string;
}

/** A lesson that begins at another time for its tutor than the lesson of its series before the clocks change. */
export interface ShiftedLesson<L> {
  readonly lesson: L;
  /** The one before. */
  readonly was: Date;
}

const DAYS_A_WEEK = 7;

/** The same day and time of the week by the same clock, in the last week before the clocks change. */
function beforeChange({ startsAt, timezone }: WeeklyLesson, { at }: ClockChange) {
  const { date, time } = wallClock(startsAt, timezone);
  const weeks = Math.ceil(daysBetween(wallClock(at, timezone).date, date) / DAYS_A_WEEK);
  const inWeek = (week: number) => {
    const day = addDays(date, -week * DAYS_A_WEEK);
    return { day, at: firstInstantFrom(day, time, timezone) };
  };
  const same = inWeek(weeks);
  return same.at < at ? same : inWeek(weeks + 1);
}

/** Of weekly lessons after a change, those that it moves by the tutor's clock. The family's time stays (R528). */
export function shiftedLessons<L extends WeeklyLesson>(
  lessons: readonly L[],
  change: ClockChange,
  tutorTimezone: string,
): ShiftedLesson<L>[] {
  const ahead = (at: Date, timezone: string) =>
    offsetAt(at.getTime(), tutorTimezone) - offsetAt(at.getTime(), timezone);
  return lessons.flatMap(lesson => {
    const { startsAt, timezone, startsOn } = lesson;
    const before = beforeChange(lesson, change);
    // A series that begins later was told with its times, and another change after this one is told by itself.
    const isOfThisChange = before.day >= startsOn && ahead(startsAt, timezone) === ahead(change.at, timezone);
    const isShifted = ahead(before.at, timezone) !== ahead(startsAt, timezone);
    return startsAt >= change.at && isOfThisChange && isShifted ? [{ lesson, was: before.at }] : [];
  });
}
