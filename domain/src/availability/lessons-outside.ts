import { wallClock } from '#time/zoned-time.ts';
import type { TutorHours } from './hours.ts';
import { hoursInForce } from './hours-in-force.ts';
import { openRanges } from './open-ranges.ts';
import { isOverlap, isWithin, type Range } from './ranges.ts';

export const UNCOVERED_REASONS = ['outside-hours', 'time-off'] as const;
export type UncoveredReason = (typeof UNCOVERED_REASONS)[number];

interface Lesson {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const rangeOf = ({ startsAt, endsAt }: Lesson): Range => ({ from: startsAt, until: endsAt });

/** Whether she has said at all when she teaches on the day of a lesson. */
export const isPlanned = ({ sets, days }: TutorHours, { startsAt }: Pick<Lesson, 'startsAt'>) =>
  hoursInForce(sets, startsAt) !== undefined ||
  days.some(({ day, timezone }) => day === wallClock(startsAt, timezone).date);

/** Those outside the hours of a tutor who has said when she teaches. */
export function rangesOutside<R extends Range>(lessons: readonly R[], hours: TutorHours): R[] {
  if (lessons.length === 0) return [];
  const open = openRanges(hours, {
    from: new Date(Math.min(...lessons.map(({ from }) => from.getTime()))),
    until: new Date(Math.max(...lessons.map(({ until }) => until.getTime()))),
  });
  return lessons.filter(
    lesson => isPlanned(hours, { startsAt: lesson.from }) && !open.some(range => isWithin(lesson, range)),
  );
}

/**
 * The lessons that a change of hours leaves outside them (R482). One that was outside before is not among them, unless
 * there were no hours to be outside of.
 */
export function lessonsLosingHours<L extends Lesson>(
  lessons: readonly L[],
  before: TutorHours,
  after: TutorHours,
): L[] {
  if (lessons.length === 0) return [];
  const frame = {
    from: new Date(Math.min(...lessons.map(({ startsAt }) => startsAt.getTime()))),
    until: new Date(Math.max(...lessons.map(({ endsAt }) => endsAt.getTime()))),
  };
  const [openBefore, openAfter] = [openRanges(before, frame), openRanges(after, frame)];
  const fits = (open: readonly Range[], lesson: L) => open.some(hours => isWithin(rangeOf(lesson), hours));
  return lessons.filter(
    lesson =>
      !fits(openAfter, lesson) &&
      (isPlanned(before, lesson) ? fits(openBefore, lesson) : isPlanned(after, lesson)),
  );
}

/** The lessons that meet some time off. One that only touches it is free of it. */
export const lessonsInTimeOff = <L extends Lesson>(lessons: readonly L[], off: Range): L[] =>
  lessons.filter(lesson => isOverlap(rangeOf(lesson), off));

interface Plan {
  /** When she teaches; null where she has said nothing. */
  readonly hours: readonly Range[] | null;
  readonly timeOff: readonly Range[];
}

/** Why a lesson does not fit a tutor's plan; null where it does, and where nobody knows her hours (R480). */
export function uncoveredReasonOf(lesson: Range, { hours, timeOff }: Plan): UncoveredReason | null {
  if (timeOff.some(off => isOverlap(lesson, off))) return 'time-off';
  return hours === null || hours.some(open => isWithin(lesson, open)) ? null : 'outside-hours';
}
