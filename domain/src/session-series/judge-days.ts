import type { Range } from '#availability/ranges.ts';
import {
  type DayMark,
  type InTheWay,
  inTheWay,
  isOnAtFirst,
  lessonToJoin,
  marksOf,
  type SeriesFacts,
} from './day-marks.ts';
import { isOpen, type PlannedLesson, patternLessons, type SeriesPattern } from './pattern.ts';
import { patternProblem, type SeriesProblem } from './pattern-problem.ts';
import { SERIES_LIMITS } from './session-series.limits.ts';
import { type Shift, shiftsFor } from './shifts.ts';

/** A day of a pattern before anything is made (R454). */
export interface JudgedDay extends PlannedLesson {
  readonly endsAt: Date;
  readonly marks: readonly DayMark[];
  /** Whether its lesson is made. */
  readonly isOn: boolean;
  readonly clash: InTheWay | null;
  /** The lesson that is there already and joins the series. */
  readonly joins: string | null;
}

interface Wish {
  readonly pattern: SeriesPattern;
  /** In minutes. */
  readonly duration: number;
  /** The last day to look at. */
  readonly until: string;
  /** What a person has decided of a day. A day that is not free stays off. */
  readonly isChosen?: (day: string) => boolean | undefined;
}

const MINUTE_MS = 60_000;

/** What there is to know of a day, whoever decides about it. `made` are the lessons of the series before it. */
export function judgeDay(
  planned: PlannedLesson,
  duration: number,
  facts: SeriesFacts,
  made: readonly Range[],
) {
  const lesson = {
    from: planned.startsAt,
    until: new Date(planned.startsAt.getTime() + duration * MINUTE_MS),
  };
  const there = lessonToJoin(lesson, facts);
  const clash = there ? null : inTheWay(lesson, facts, made);
  const marks: DayMark[] = [
    ...(clash ? (['clash'] as const) : []),
    ...(there ? (['there-already'] as const) : []),
    ...marksOf(planned, lesson, facts, made),
  ];
  return { ...planned, endsAt: lesson.until, marks, clash, joins: there?.id ?? null };
}

/** Days of a pattern with what there is to know of each (R454), until there are as many lessons as it has. */
export function judgeEach(
  all: Iterable<PlannedLesson>,
  { pattern, duration, isChosen = () => undefined }: Omit<Wish, 'until'>,
  facts: SeriesFacts,
): readonly JudgedDay[] {
  const days: JudgedDay[] = [];
  const made: Range[] = [];
  for (const planned of all) {
    if (made.length === pattern.lessons) break;
    const day = judgeDay(planned, duration, facts, made);
    // One that is there already is there, whatever else is said of the day.
    const isOn = day.clash === null && (isChosen(day.day) ?? (day.joins !== null || isOnAtFirst(day.marks)));
    if (isOn) made.push({ from: day.startsAt, until: day.endsAt });
    days.push({ ...day, isOn });
  }
  return days;
}

/** The days of a pattern, or why there can be no such series (R453, R454). */
export function judgeDays(
  wish: Wish,
  facts: SeriesFacts,
  now: Date,
): { readonly days: readonly JudgedDay[] } | { readonly problem: SeriesProblem } {
  const { pattern } = wish;
  const problem = patternProblem(pattern, now);
  if (problem) return { problem };
  const days = judgeEach(patternLessons(pattern, wish.until), wish, facts);
  const lessons = days.filter(({ isOn }) => isOn).length;
  const isUnfinished = pattern.lessons !== null && lessons < pattern.lessons;
  // What is filled as time goes by has as many as its weeks have.
  const isTooMany = !isOpen(pattern) && lessons > SERIES_LIMITS.lessons;
  return isUnfinished || isTooMany ? { problem: { code: 'series.too-many' } } : { days };
}

export interface SeriesHead {
  readonly lessons: number;
  /** Days of the pattern without a lesson. */
  readonly off: number;
  readonly clashes: number;
  readonly outsideHours: number;
  readonly shifts: readonly Shift[];
}

/** What the preview says above its days. */
export function headOf(
  days: readonly JudgedDay[],
  zones: { readonly anchor: string; readonly tutor: string },
): SeriesHead {
  const lessons = days.filter(({ isOn }) => isOn);
  const marked = (mark: DayMark, among: readonly JudgedDay[]) =>
    among.filter(({ marks }) => marks.includes(mark)).length;
  return {
    lessons: lessons.length,
    off: days.length - lessons.length,
    clashes: marked('clash', days),
    outsideHours: marked('outside-hours', lessons),
    shifts: shiftsFor(lessons, zones),
  };
}
