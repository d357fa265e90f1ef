import type { FieldProblem } from '#errors.ts';
import { nextDay, startOfDay } from '#time/zoned-time.ts';

/** The calendar months that one period may reach into (R164). */
export const MAX_MONTHS = 24;
/** And those that it reaches into unless asked otherwise. */
export const USUAL_MONTHS = 6;

/** Two days, YYYY-MM-DD, both included. */
export interface Period {
  readonly from: string;
  readonly until: string;
}

/** What of a period somebody asks for. */
export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Which of the two days is wrong, and how. */
export interface PeriodIssue {
  readonly field: keyof Period;
  readonly problem: FieldProblem;
}

/** How many months lie between the year 0 and that of a day. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** YYYY-MM */
const monthOf = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The first day of a period of whole months that ends on a day, in the month of which it has its last. */
export const firstDayOfMonths = (months: number, until: string): string =>
  `${monthOf(monthNumber(until) - months + 1)}-01`;

/** The months a period reaches into, the first one first: YYYY-MM. */
export const monthsIn = ({ from, until }: Period): string[] =>
  Array.from({ length: monthNumber(until) - monthNumber(from) + 1 }, (_, n) =>
    monthOf(monthNumber(from) + n),
  );

/** The whole period, with what was not asked for filled in; or what is wrong with it (R164). */
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

/** The instants at which the period and each further month of it begin by the clock of a zone, and at which it has ended. */
export function instantsOf(period: Period, timezone: string): { starts: Date[]; end: Date } {
  const [, ...further] = monthsIn(period);
  return {
    starts: [period.from, ...further.map(month => `${month}-01`)].map(day => startOfDay(day, timezone)),
    end: startOfDay(nextDay(period.until), timezone),
  };
}
