import type { HoursSet, TutorHours } from '#availability/hours.ts';
import { hoursInForce } from '#availability/hours-in-force.ts';
import { isPlanned } from '#availability/lessons-outside.ts';
import { openRanges } from '#availability/open-ranges.ts';
import { isOverlap, isWithin, type Range } from '#availability/ranges.ts';
import type { HolidayCertainty } from '#gulf-calendar/expected-holidays.ts';
import { addDays } from '#time/days.ts';
import { wallClock } from '#time/zoned-time.ts';
import { type IftarDays, isAtIftar } from '#timetables/at-iftar.ts';
import type { PlannedLesson } from './pattern.ts';

/** What a person should know of a day before its lesson is made (R454). */
export const DAY_MARKS = [
  'clash',
  'there-already',
  'holiday-off',
  'iftar',
  'time-off',
  'holiday',
  'holiday-possible',
  'outside-hours',
  'day-full',
  'short-buffer',
  'clock-skipped',
] as const;
export type DayMark = (typeof DAY_MARKS)[number];

const HOLIDAY_MARKS: readonly DayMark[] = ['holiday-off', 'holiday', 'holiday-possible'];
export const isHolidayMark = (mark: DayMark) => HOLIDAY_MARKS.includes(mark);

/** Without a lesson, until somebody decides otherwise. */
const OFF_AT_FIRST: readonly DayMark[] = ['clash', 'holiday-off', 'iftar', 'time-off'];

export const isOnAtFirst = (marks: readonly DayMark[]) => !marks.some(mark => OFF_AT_FIRST.includes(mark));

export interface KeptHoliday {
  readonly fromOn: string;
  readonly untilOn: string;
  /** Whether no lessons take place. */
  readonly isOff: boolean;
  readonly certainty: HolidayCertainty;
}

/** An open lesson of the tutor or of the student. */
export interface OpenLesson extends Range {
  readonly id: string;
  readonly isTutors: boolean;
  readonly isStudents: boolean;
  /** Scheduled, and in no series: a series can take it in. */
  readonly isSingle: boolean;
}

/** All that decides about the days of a pattern. */
export interface SeriesFacts {
  readonly hours: TutorHours;
  readonly timeOff: readonly Range[];
  /** Those of the family's country. */
  readonly holidays: readonly KeptHoliday[];
  /** Those of the family's country. */
  readonly iftars: readonly IftarDays[];
  readonly lessons: readonly OpenLesson[];
}

/** What is at the time of a lesson already. `series` is an earlier lesson of the same one. */
export type InTheWay =
  | { readonly whose: 'tutor' | 'student'; readonly lesson: OpenLesson }
  | { readonly whose: 'series'; readonly lesson: Range };

const MINUTE_MS = 60_000;

/** The lesson of the same pair at the same instant, which the series takes in. */
export const lessonToJoin = (lesson: Range, { lessons }: SeriesFacts): OpenLesson | undefined =>
  lessons.find(
    ({ isTutors, isStudents, isSingle, from }) =>
      isTutors && isStudents && isSingle && from.getTime() === lesson.from.getTime(),
  );

export function inTheWay(
  lesson: Range,
  { lessons }: Pick<SeriesFacts, 'lessons'>,
  made: readonly Range[],
): InTheWay | null {
  const other = lessons.find(open => isOverlap(open, lesson));
  if (other) return { whose: other.isTutors ? 'tutor' : 'student', lesson: other };
  const own = made.find(earlier => isOverlap(earlier, lesson));
  return own ? { whose: 'series', lesson: own } : null;
}

function holidayMarks(day: string, holidays: readonly KeptHoliday[]): DayMark[] {
  const kept = holidays.filter(({ fromOn, untilOn }) => fromOn <= day && day <= untilOn);
  if (kept.some(({ isOff }) => isOff)) return ['holiday-off'];
  if (kept.length > 0) return ['holiday'];
  // An announcement can move it by a day.
  const isPossible = holidays.some(
    ({ certainty, fromOn, untilOn }) =>
      certainty === 'expected' && (addDays(fromOn, -1) === day || addDays(untilOn, 1) === day),
  );
  return isPossible ? ['holiday-possible'] : [];
}

const widened = ({ from, until }: Range, minutes: number): Range => ({
  from: new Date(from.getTime() - minutes * MINUTE_MS),
  until: new Date(until.getTime() + minutes * MINUTE_MS),
});

const isFull = ({ timezone, mostADay }: HoursSet, lesson: Range, hers: readonly Range[]) => {
  if (mostADay === null) return false;
  const day = wallClock(lesson.from, timezone).date;
  return hers.filter(({ from }) => wallClock(from, timezone).date === day).length >= mostADay;
};

const DAY_MS = 1440 * MINUTE_MS;

/** How a lesson lies in the tutor's hours. She may teach outside them: she is told (R480). */
function hoursMarks(lesson: Range, { hours, lessons }: SeriesFacts, made: readonly Range[]): DayMark[] {
  const marks: DayMark[] = [];
  const isOpen = openRanges(hours, lesson).some(open => isWithin(lesson, open));
  if (!isOpen && isPlanned(hours, { startsAt: lesson.from })) marks.push('outside-hours');
  const set = hoursInForce(hours.sets, lesson.from);
  if (!set) return marks;
  const hers = [...lessons.filter(({ isTutors }) => isTutors), ...made].filter(
    other =>
      other.from.getTime() !== lesson.from.getTime() &&
      Math.abs(other.from.getTime() - lesson.from.getTime()) < 2 * DAY_MS,
  );
  if (isFull(set, lesson, hers)) marks.push('day-full');
  if (hers.some(other => isOverlap(widened(lesson, set.bufferMinutes), other))) marks.push('short-buffer');
  return marks;
}

/** Everything to know of a day whose time is free. `made` are the lessons of the series before it. */
export const marksOf = (
  { day, isClockSkipped }: PlannedLesson,
  lesson: Range,
  facts: SeriesFacts,
  made: readonly Range[],
): DayMark[] => [
  ...holidayMarks(day, facts.holidays),
  ...(facts.iftars.some(days => isAtIftar(lesson, days)) ? (['iftar'] as const) : []),
  ...(facts.timeOff.some(off => isOverlap(off, lesson)) ? (['time-off'] as const) : []),
  ...hoursMarks(lesson, facts, made),
  ...(isClockSkipped ? (['clock-skipped'] as const) : []),
];
