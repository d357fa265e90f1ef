import type { FieldProblem } from '#errors.ts';
import { nextDay, startOfDay } from '#time/zoned-time.ts';

/** The longest period in calendar months (R164). */
export const MAX_MONTHS = 24;
/** The default period in calendar months. */
export const USUAL_MONTHS = 6;

/** The first and the last day, YYYY-MM-DD. Both are part of the period. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/** The requested period, possibly without one of its days. */
export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** The invalid day and its problem. */
export interface PeriodIssue {
  readonly field: keyof Period;
  readonly problem: FieldProblem;
}

/** The number of months since the year 0. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** YYYY-MM */
const monthOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The first day of a period of calendar months that ends on the given day. */
export const firstDayOfMonths = (months: number, until: string): string =>
  `${monthOf(monthNumber(until) - months + 1)}-01`;

/** The months of a period, earliest first: YYYY-MM. */
export const monthsIn = ({ from, until }: Period): string[] =>
  Array.from({ length: monthNumber(until) - monthNumber(from) + 1 }, (_, n) =>
    monthOf(monthNumber(from) + n),
  );

/** The requested period with default days, or the invalid day (R164). */
export function periodAsked(asked: AskedPeriod, today: string): Period | PeriodIssue {
  const until = asked.until ?? today;
  const from = asked.from ?? firstDayOfMonths(USUAL_MONTHS, until);
  if (from > until)
    return asked.until === undefined
      ? { field: 'from', problem: 'too-big' }
      : { field: 'until', problem: 'too-small' };
  if (monthNumber(until) - monthNumber(from) >= MAX_MONTHS) return { field: 'from', problem: 'too-small' };
  return { from, until };
}

export const isPeriod = (asked: Period | PeriodIssue): asked is Period => 'from' in asked;

/** The start of the period, the start of each further month and the end of the period, as instants in a time zone. */
export function instantsOf(period: Period, timezone: string): { starts: Date[]; end: Date } {
  const [, ...further] = monthsIn(period);
  return {
    starts: [period.from, ...further.map(month => `${month}-01`)].map(day => startOfDay(day, timezone)),
    end: startOfDay(nextDay(period.until), timezone),
  };
}
