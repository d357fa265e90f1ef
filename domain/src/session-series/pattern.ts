import { addDays, weekdayOf } from '#time/days.ts';
import { firstInstantFrom, instantOf } from '#time/zoned-time.ts';

/** A time of the week by the family's clock; Monday is 1. */
export interface SeriesSlot {
  readonly weekday: number;
  readonly time: string;
}

/** The rule that makes the lessons of a series (R450). It ends on a day, after a number of lessons, or not at all. */
export interface SeriesPattern {
  readonly slots: readonly SeriesSlot[];
  readonly everyWeeks: number;
  readonly startsOn: string;
  readonly untilOn: string | null;
  readonly lessons: number | null;
  /** Whose clock the slots are read on: the student's zone when the series was made. */
  readonly timezone: string;
}

/** It goes on until somebody ends it. */
export const isOpen = ({ untilOn, lessons }: Pick<SeriesPattern, 'untilOn' | 'lessons'>): boolean =>
  untilOn === null && lessons === null;

export interface PlannedLesson {
  /** By the anchor's clock. */
  readonly day: string;
  readonly startsAt: Date;
  /** The clocks skip the slot's time on this day: the lesson is at the first minute after the gap (R451). */
  readonly isClockSkipped: boolean;
}

interface Plan {
  /** The last day to look at: an open series has no other end. */
  readonly until: string;
  /** Days without a lesson, which do not count towards the number of lessons. */
  readonly isOff?: (day: string) => boolean;
}

const DAYS_A_WEEK = 7;

/** Every day of the pattern with its slot, also those that are off. Weeks are blocks of seven days from the first day. */
function* patternDays({ slots, everyWeeks, startsOn, untilOn }: SeriesPattern, until: string) {
  const slotOn = new Map(slots.map(slot => [slot.weekday, slot]));
  const last = untilOn !== null && untilOn < until ? untilOn : until;
  for (let block = startsOn; block <= last; block = addDays(block, everyWeeks * DAYS_A_WEEK))
    for (let offset = 0; offset < DAYS_A_WEEK; offset += 1) {
      const day = addDays(block, offset);
      const slot = slotOn.get(weekdayOf(day));
      if (slot && day <= last) yield { day, slot };
    }
}

function lessonOn(day: string, time: string, timezone: string): PlannedLesson {
  const read = instantOf(day, time, timezone);
  return { day, startsAt: read ?? firstInstantFrom(day, time, timezone), isClockSkipped: read === null };
}

/** The lesson of a day of the pattern. */
export function plannedOn({ slots, timezone }: SeriesPattern, day: string): PlannedLesson | null {
  const slot = slots.find(({ weekday }) => weekday === weekdayOf(day));
  return slot ? lessonOn(day, slot.time, timezone) : null;
}

/** A lesson for every day of the pattern, also for those that are off, whatever number of lessons it ends after. */
export function* patternLessons(pattern: SeriesPattern, until: string): Generator<PlannedLesson> {
  for (const { day, slot } of patternDays(pattern, until)) yield lessonOn(day, slot.time, pattern.timezone);
}

/** The lessons that a pattern wants, in order of time (R450, R451). */
export function plannedLessons(
  pattern: SeriesPattern,
  { until, isOff = () => false }: Plan,
): readonly PlannedLesson[] {
  const planned: PlannedLesson[] = [];
  for (const lesson of patternLessons(pattern, until)) {
    if (planned.length === pattern.lessons) break;
    if (!isOff(lesson.day)) planned.push(lesson);
  }
  return planned;
}
