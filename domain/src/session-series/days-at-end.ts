import type { Range } from '#availability/ranges.ts';
import { isOnAtFirst, type SeriesFacts } from './day-marks.ts';
import { daysAfter } from './days-back.ts';
import { type JudgedDay, judgeDay } from './judge-days.ts';
import type { SeriesPattern } from './pattern.ts';

interface Wish {
  readonly pattern: SeriesPattern;
  /** In minutes. */
  readonly duration: number;
  /** The day of its last lesson until now. */
  readonly after: string;
  /** How many lessons it gets more. */
  readonly lessons: number;
  readonly isOff: (day: string) => boolean;
}

/**
 * The days on which a series of n lessons goes on, with those between them that are not free or without lessons (R458). Null
 * where there are too few until the last day.
 */
export function daysAtEnd(
  { pattern, duration, after, lessons, isOff }: Wish,
  facts: SeriesFacts,
  until: string,
): readonly JudgedDay[] | null {
  const days: JudgedDay[] = [];
  const made: Range[] = [];
  for (const planned of daysAfter(pattern, after, until)) {
    if (made.length === lessons) break;
    if (isOff(planned.day)) continue;
    const day = judgeDay(planned, duration, facts, made);
    // A single lesson of the pair stays one: nobody has asked for it to become the series'.
    const isOn = day.joins === null && isOnAtFirst(day.marks);
    if (isOn) made.push({ from: day.startsAt, until: day.endsAt });
    days.push({ ...day, isOn });
  }
  return made.length === lessons ? days : null;
}
