import type { ActiveMonth, PeriodSums, TeachingSums } from './statistics.contract.ts';
import type { MonthFigure, PeriodFigure, TeachingFigure } from './statistics-tables.ts';

const MINUTES_AN_HOUR = 60;
const PER_CENT = 100;

/** In whole per cent, or null where nothing is counted. */
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * PER_CENT);
/** With one decimal. */
const tenths = (value: number) => Math.round(value * 10) / 10;
const mean = (sum: number, count: number): number | null => (count === 0 ? null : tenths(sum / count));

/** Sessions whose outcome could be known (R954). */
const overSessions = ({ completed, cancelled, leftOpen }: TeachingSums) => completed + cancelled + leftOpen;

/** The figures of teaching, each from the same sums for the academy, a tutor, a subject or a country (R953, R954). */
const OF_TEACHING: Readonly<Record<TeachingFigure, (sums: TeachingSums) => number | null>> = {
  sessions: ({ completed }) => completed,
  hours: ({ minutes }) => tenths(minutes / MINUTES_AN_HOUR),
  completion: sums => share(sums.completed, overSessions(sums)),
  cancellation: sums => share(sums.cancelled, overSessions(sums)),
  noAnswer: sums => share(sums.leftOpen, overSessions(sums)),
  rating: ({ stars, ratings }) => mean(stars, ratings),
  homework: ({ onTime, late, overdue }) => share(onTime, onTime + late + overdue),
};

export const teachingFigure = (figure: TeachingFigure, sums: TeachingSums): number | null =>
  OF_TEACHING[figure](sums);

const OF_PERIOD: Readonly<Record<PeriodFigure, (sums: PeriodSums) => number | null>> = {
  ...OF_TEACHING,
  applications: ({ applications }) => applications,
  timeToMatch: ({ matched, matchMinutes }) => mean(matchMinutes / MINUTES_AN_HOUR, matched),
};

export const periodFigure = (figure: PeriodFigure, sums: PeriodSums): number | null =>
  OF_PERIOD[figure](sums);

const OF_MONTH: Readonly<Record<MonthFigure, (month: ActiveMonth) => number | null>> = {
  students: ({ students }) => students,
  tutors: ({ tutors }) => tutors,
  // R956
  retention: ({ returned, studentsBefore }) => share(returned, studentsBefore),
};

export const monthFigure = (figure: MonthFigure, month: ActiveMonth): number | null =>
  OF_MONTH[figure](month);

export const NOTHING_TAUGHT: TeachingSums = {
  planned: 0,
  completed: 0,
  cancelled: 0,
  leftOpen: 0,
  minutes: 0,
  ratings: 0,
  stars: 0,
  homework: 0,
  onTime: 0,
  late: 0,
  overdue: 0,
};
const NOTHING: PeriodSums = { ...NOTHING_TAUGHT, applications: 0, matched: 0, matchMinutes: 0 };
const NAMES = Object.keys(NOTHING) as (keyof PeriodSums)[];

/** What is kept of a day or a month, as far as it is known there. */
export type StoredPart = Partial<PeriodSums> & { readonly startsOn: string };

/** All that was kept together. */
export const sumOfParts = (parts: readonly StoredPart[]): PeriodSums =>
  parts.reduce<PeriodSums>((sums, part) => {
    const added = NAMES.map(name => [name, sums[name] + (part[name] ?? 0)]);
    return Object.fromEntries(added) as unknown as PeriodSums;
  }, NOTHING);
