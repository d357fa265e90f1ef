import { wallClock } from '#time/zoned-time.ts';
import type { PlannedLesson } from './pattern.ts';

/** Lessons that begin at another time of the tutor's day than the first ones, since one of the two clocks has changed. */
export interface Shift {
  /** Later for her, or earlier where it is negative. */
  readonly minutes: number;
  readonly lessons: number;
  /** The first and the last of them, by the anchor's clock. */
  readonly fromOn: string;
  readonly untilOn: string;
}

const MINUTES_A_DAY = 1440;

function minuteOfDay(instant: Date, timezone: string): number {
  const [hour = 0, minute = 0] = wallClock(instant, timezone).time.split(':').map(Number);
  return hour * 60 + minute;
}

/** How much later, the short way round the clock: from 23:30 to 00:30 is an hour. */
function later(from: number, to: number): number {
  const minutes = (to - from + MINUTES_A_DAY) % MINUTES_A_DAY;
  return minutes > MINUTES_A_DAY / 2 ? minutes - MINUTES_A_DAY : minutes;
}

/**
 * When lessons that keep the family's hour move for the tutor, in runs of the same shift (R454). The first lesson at each
 * time of the anchor's day is the base of those at that time.
 */
export function shiftsFor(
  lessons: readonly PlannedLesson[],
  { anchor, tutor }: { readonly anchor: string; readonly tutor: string },
): readonly Shift[] {
  const baseAt = new Map<number, number>();
  const runs: Shift[] = [];
  let current = 0;
  for (const { day, startsAt } of lessons) {
    const slot = minuteOfDay(startsAt, anchor);
    const hers = minuteOfDay(startsAt, tutor);
    const base = baseAt.get(slot) ?? hers;
    baseAt.set(slot, base);
    const minutes = later(base, hers);
    const last = runs.at(-1);
    if (minutes !== 0 && last && minutes === current)
      runs[runs.length - 1] = { ...last, lessons: last.lessons + 1, untilOn: day };
    else if (minutes !== 0) runs.push({ minutes, lessons: 1, fromOn: day, untilOn: day });
    current = minutes;
  }
  return runs;
}
