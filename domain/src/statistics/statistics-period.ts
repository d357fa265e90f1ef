import type { FieldProblem } from '#errors.ts';
import { firstDayOfMonths, type Period } from '#progress/progress-period.ts';
import { addDays, daysBetween, weekdayOf } from '#time/days.ts';

export const STATISTICS_UNITS = ['day', 'week', 'month'] as const;
export type StatisticsUnit = (typeof STATISTICS_UNITS)[number];

/** The default period in calendar months. */
export const USUAL_MONTHS = 6;
/** The longest period of each unit, in days: a quarter by day, two years by week, ten years by month. */
export const MAX_DAYS: Readonly<Record<StatisticsUnit, number>> = { day: 92, week: 731, month: 3653 };

export interface AskedStatistics {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly unit: StatisticsUnit;
}

interface StatisticsIssue {
  readonly field: 'from' | 'to';
  readonly problem: Extract<FieldProblem, 'too-big' | 'too-small'>;
}

/** Days as texts, which sort as they come. */
const inOrder = (a: string, b: string) => (a <= b ? ([a, b] as const) : ([b, a] as const));

/** The requested period with default days, or the invalid day (R951). Nothing is said about days to come. */
export function statisticsPeriod(asked: AskedStatistics, today: string): Period | StatisticsIssue {
  const until = asked.to ?? today;
  const longest = addDays(until, 1 - MAX_DAYS[asked.unit]);
  const [, usual] = inOrder(firstDayOfMonths(USUAL_MONTHS, until), longest);
  const from = asked.from ?? usual;
  if (until > today) return { field: 'to', problem: 'too-big' };
  if (from > until)
    return asked.to === undefined
      ? { field: 'from', problem: 'too-big' }
      : { field: 'to', problem: 'too-small' };
  if (from < longest) return { field: 'from', problem: 'too-small' };
  return { from, until };
}

export const isStatisticsPeriod = (asked: Period | StatisticsIssue): asked is Period => 'until' in asked;

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string) => firstOfMonth(addDays(firstOfMonth(day), 31));
const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');
const countMonths = ({ from, until }: Period) =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(until.slice(5, 7)) -
  Number(from.slice(5, 7)) +
  1;

/** As many days right before, or as many months where the period consists of whole months (R952). */
export function periodBefore(period: Period): Period {
  const until = addDays(period.from, -1);
  const isWhole = period.from.endsWith('-01') && isLastOfMonth(period.until);
  const from = isWhole
    ? firstDayOfMonths(countMonths(period), until)
    : addDays(period.from, -1 - daysBetween(period.from, period.until));
  return { from, until };
}

const startOf: Readonly<Record<StatisticsUnit, (day: string, firstDay: number) => string>> = {
  day: day => day,
  week: (day, firstDay) => addDays(day, -((weekdayOf(day) - firstDay + 7) % 7)),
  month: firstOfMonth,
};
const nextStart: Readonly<Record<StatisticsUnit, (start: string) => string>> = {
  day: start => addDays(start, 1),
  week: start => addDays(start, 7),
  month: nextMonth,
};

/** The days, weeks or months of a period, earliest first. The first and the last may be cut by its days. */
export function partsOf(period: Period, unit: StatisticsUnit, firstDayOfWeek: number): Period[] {
  const parts: Period[] = [];
  for (let from = period.from; from <= period.until; ) {
    const next = nextStart[unit](startOf[unit](from, firstDayOfWeek));
    const [until] = inOrder(addDays(next, -1), period.until);
    parts.push({ from, until });
    from = next;
  }
  return parts;
}

/** What a sum is read from: kept months where they lie whole in the period, and kept days around them. */
export interface StoredSpans {
  readonly months: Period | null;
  readonly days: readonly Period[];
}

/** A month in which today lies is read by its days: what is left open today is no failure yet. */
export function storedSpans(period: Period, today: string): StoredSpans {
  const first = period.from.endsWith('-01') ? period.from : nextMonth(period.from);
  const isLastWhole = isLastOfMonth(period.until) && period.until < today;
  const last = isLastWhole ? period.until : addDays(firstOfMonth(period.until), -1);
  if (first > last) return { months: null, days: [period] };
  const days = [
    { from: period.from, until: addDays(first, -1) },
    { from: addDays(last, 1), until: period.until },
  ];
  return { months: { from: first, until: last }, days: days.filter(({ from, until }) => from <= until) };
}
