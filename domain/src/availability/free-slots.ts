import { offsetAt, wallClock } from '#time/zoned-time.ts';
import type { HoursSet, TutorHours } from './hours.ts';
import { hoursInForce } from './hours-in-force.ts';
import { openRanges } from './open-ranges.ts';
import { isOverlap, isWithin, type Range, withoutRanges } from './ranges.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 15 * MINUTE_MS;

export interface SlotQuestion {
  readonly hours: TutorHours;
  /** Time off, days without lessons and other times at which no lesson may take place. */
  readonly closed: readonly Range[];
  /** The tutor's other open lessons. */
  readonly tutorLessons: readonly Range[];
  readonly studentLessons: readonly Range[];
  readonly familyTimezone: string;
  readonly duration: number;
  /** The first and the last instant at which a lesson may start or end. */
  readonly frame: Range;
}

/** The first quarter of an hour by the family's clock that is not before the instant. */
function quarterFrom(instant: Date, timezone: string): number {
  const local = instant.getTime() + offsetAt(instant.getTime(), timezone);
  return instant.getTime() + ((STEP_MS - (local % STEP_MS)) % STEP_MS);
}

/** When the lesson could start, in order: every quarter of an hour by the family's clock (R479). */
export function freeSlots(question: SlotQuestion): Date[] {
  const { hours, closed, tutorLessons, studentLessons, familyTimezone, duration, frame } = question;
  const lengthMs = duration * MINUTE_MS;
  const open = withoutRanges(openRanges(hours, frame), closed);

  const isFull = ({ timezone, mostADay }: HoursSet, start: Date) => {
    const day = wallClock(start, timezone).date;
    const lessons = tutorLessons.filter(({ from }) => wallClock(from, timezone).date === day);
    return mostADay !== null && lessons.length >= mostADay;
  };
  const isFree = (lesson: Range) => {
    const set = hoursInForce(hours.sets, lesson.from);
    // Without weekly hours a family is offered nothing (R480).
    if (!set || isFull(set, lesson.from)) return false;
    const bufferMs = set.bufferMinutes * MINUTE_MS;
    const withBuffer = {
      from: new Date(lesson.from.getTime() - bufferMs),
      until: new Date(lesson.until.getTime() + bufferMs),
    };
    return (
      !tutorLessons.some(other => isOverlap(withBuffer, other)) &&
      !studentLessons.some(other => isOverlap(lesson, other))
    );
  };

  return open.flatMap(range => {
    const starts: Date[] = [];
    for (
      let start = quarterFrom(range.from, familyTimezone);
      start < range.until.getTime();
      start += STEP_MS
    ) {
      const lesson = { from: new Date(start), until: new Date(start + lengthMs) };
      if (isWithin(lesson, range) && isFree(lesson)) starts.push(lesson.from);
    }
    return starts;
  });
}
