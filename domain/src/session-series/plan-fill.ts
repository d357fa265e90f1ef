import type { SeriesFacts } from './day-marks.ts';
import { type DaysOff, offIn } from './days-off.ts';
import { type JudgedDay, judgeEach } from './judge-days.ts';
import { plannedLessons, type SeriesPattern } from './pattern.ts';

interface Open {
  readonly pattern: SeriesPattern;
  /** In minutes. */
  readonly duration: number;
  /** Up to this day there are lessons already. */
  readonly filledUntil: string;
  readonly off: DaysOff;
}

/** What is to be made of the next days of an open series. */
export interface Fill {
  readonly lessons: readonly JudgedDay[];
  readonly holidays: readonly JudgedDay[];
  /** Somebody is busy or away: a person has to decide (R460). */
  readonly gaps: readonly JudgedDay[];
}

/** The next days of an open series, each as it is at first in a preview (R459). Nobody is asked. */
export function planFill(
  { pattern, duration, filledUntil, off }: Open,
  { until, facts, now }: { readonly until: string; readonly facts: SeriesFacts; readonly now: Date },
): Fill {
  const planned = plannedLessons(pattern, { until, isOff: offIn(off) });
  const next = planned.filter(({ day, startsAt }) => day > filledUntil && startsAt > now);
  // One at iftar is made all the same: the timetable of Ramadan moves it.
  const days = judgeEach(next, { pattern, duration }, { ...facts, iftars: [] });
  const without = days.filter(({ isOn }) => !isOn);
  const isHoliday = ({ marks, clash }: JudgedDay) => clash === null && marks.includes('holiday-off');
  return {
    lessons: days.filter(({ isOn }) => isOn),
    holidays: without.filter(isHoliday),
    gaps: without.filter(day => !isHoliday(day)),
  };
}
