import type { TutorHours } from '#availability/hours.ts';
import { rangesOutside } from '#availability/lessons-outside.ts';
import { isOverlap, type Range } from '#availability/ranges.ts';
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

/** The lessons that a time of the week stands for, each near its day. */
export const lessonsAt = (
  { days, duration, timezone }: Omit<Asked, 'iftar'>,
  { weekday, time }: SeriesSlot,
): Range[] =>
  days.map(day => {
    const from = firstInstantFrom(nearDay(day, weekday), time, timezone);
    return { from, until: new Date(from.getTime() + duration * MINUTE_MS) };
  });

/** What there is to know of another time, over all its lessons. */
export const SLOT_MARKS = ['clash', 'iftar', 'time-off', 'outside-hours'] as const;
export type SlotMark = (typeof SLOT_MARKS)[number];

export function slotMarks(lessons: readonly Range[], iftar: IftarDays, facts: SlotFacts): SlotMark[] {
  const { hours, timeOff, taken } = facts;
  const meets = (others: readonly Range[], lesson: Range) => others.some(other => isOverlap(other, lesson));
  return [
    ...(lessons.some(lesson => meets(taken, lesson)) ? (['clash'] as const) : []),
    ...(lessons.some(lesson => isAtIftar(lesson, iftar)) ? (['iftar'] as const) : []),
    ...(lessons.some(lesson => meets(timeOff, lesson)) ? (['time-off'] as const) : []),
    ...(rangesOutside(lessons, hours).length > 0 ? (['outside-hours'] as const) : []),
  ];
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
  if (day === undefined) return null;
  for (const away of DAYS_AWAY)
    for (const slot of startsAfter(addDays(day, away), asked))
      if (slotMarks(lessonsAt(asked, slot), asked.iftar, facts).length === 0) return slot;
  return null;
}
