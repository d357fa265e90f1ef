import type { TutorHours } from '#availability/hours.ts';
import { isPlanned } from '#availability/lessons-outside.ts';
import { openRanges } from '#availability/open-ranges.ts';
import { isOverlap, isWithin, type Range } from '#availability/ranges.ts';
import { zoneOfCountry } from '#gulf-calendar/iftar.ts';
import type { SeriesSlot } from '#session-series/pattern.ts';
import { addDays, weekdayOf } from '#time/days.ts';
import { firstInstantFrom, startOfDay, wallClock } from '#time/zoned-time.ts';
import { type IftarDays, isAtIftar } from '#timetables/at-iftar.ts';
import { nearDay } from './time-in-ramadan.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 15 * MINUTE_MS;
/** The same weekday, a day later, a day earlier. */
const DAYS_AWAY = [0, 1, -1];
/** No lesson is further from its day. */
const MARGIN_DAYS = 5;

/** What decides whether a lesson can be at a time. */
export interface SlotFacts {
  readonly hours: TutorHours;
  readonly timeOff: readonly Range[];
  /** What the tutor and the student have open, without the lessons that are to move. */
  readonly taken: readonly Range[];
}

interface Asked {
  /** The days of one weekday of a series that are still ahead. */
  readonly days: readonly string[];
  /** In minutes. */
  readonly duration: number;
  /** The clock of the series. */
  readonly timezone: string;
  readonly iftar: IftarDays;
}

/** The lesson that a time of the week stands for, near its day. */
function lessonAt(
  day: string,
  { duration, timezone }: Pick<Asked, 'duration' | 'timezone'>,
  { weekday, time }: SeriesSlot,
): Range {
  const from = firstInstantFrom(nearDay(day, weekday), time, timezone);
  return { from, until: new Date(from.getTime() + duration * MINUTE_MS) };
}

/** All of them. */
export const lessonsAt = (asked: Omit<Asked, 'iftar'>, slot: SeriesSlot): Range[] =>
  asked.days.map(day => lessonAt(day, asked, slot));

/** What there is to know of another time, over all its lessons. */
export const SLOT_MARKS = ['clash', 'iftar', 'time-off', 'outside-hours'] as const;
export type SlotMark = (typeof SLOT_MARKS)[number];

/** What tells each mark of a lesson in a frame of time. */
function marksIn(
  frame: Range,
  iftar: IftarDays,
  { hours, timeOff, taken }: SlotFacts,
): Readonly<Record<SlotMark, (lesson: Range) => boolean>> {
  const open = openRanges(hours, frame);
  const meets = (others: readonly Range[]) => (lesson: Range) =>
    others.some(other => isOverlap(other, lesson));
  return {
    clash: meets(taken),
    'time-off': meets(timeOff),
    'outside-hours': lesson =>
      isPlanned(hours, { startsAt: lesson.from }) && !open.some(range => isWithin(lesson, range)),
    iftar: lesson => isAtIftar(lesson, iftar),
  };
}

export function slotMarks(lessons: readonly Range[], iftar: IftarDays, facts: SlotFacts): SlotMark[] {
  const [first, last] = [lessons[0], lessons.at(-1)];
  if (!first || !last) return [];
  const isMarked = marksIn({ from: first.from, until: last.until }, iftar, facts);
  return SLOT_MARKS.filter(mark => lessons.some(isMarked[mark]));
}

/** Every quarter of an hour from the end of iftar to midnight, by the clock of the series. */
function* startsAfter(day: string, { timezone, iftar }: Asked): Generator<SeriesSlot> {
  const theirs = zoneOfCountry(iftar.country);
  const midnight = startOfDay(addDays(day, 1), theirs).getTime();
  const first = firstInstantFrom(day, iftar.iftarUntil, theirs).getTime();
  for (let start = first; start < midnight; start += STEP_MS) {
    const { date, time } = wallClock(new Date(start), timezone);
    yield { weekday: weekdayOf(date), time };
  }
}

/**
 * The first time after iftar that is in the tutor's hours and free in every week: on the same weekday, a day later, or a day
 * earlier (R548). Null where there is none.
 */
export function proposeSlot(asked: Asked, facts: SlotFacts): SeriesSlot | null {
  const [day] = asked.days;
  const last = asked.days.at(-1);
  if (day === undefined || last === undefined) return null;
  // Hours are read once for all times that are tried, and most of these are seen not to be free by one lesson.
  const frame = {
    from: startOfDay(addDays(day, -MARGIN_DAYS), asked.timezone),
    until: startOfDay(addDays(last, MARGIN_DAYS), asked.timezone),
  };
  const obstacles = Object.values(marksIn(frame, asked.iftar, facts));
  const isFree = (slot: SeriesSlot) =>
    asked.days.every(each => {
      const lesson = lessonAt(each, asked, slot);
      return !obstacles.some(isMet => isMet(lesson));
    });
  for (const away of DAYS_AWAY)
    for (const slot of startsAfter(addDays(day, away), asked)) if (isFree(slot)) return slot;
  return null;
}
