import {
  clockText,
  type HourRange,
  isApart,
  minutesOf,
  type WeekdayRange,
} from '@bayan/domain/availability/hours';
import { newId } from '#platform/new-id.ts';

/** A range as it is typed; null where a time is missing. */
export interface TypedRange {
  readonly id: string;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** By weekday, Monday is 1. */
export type WeeklyForm = Readonly<Record<number, readonly TypedRange[]>>;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const END_OF_DAY = 1440;

/** Nobody types 24:00: a range that ends at midnight ends at 00:00. */
const shownEnd = (closes: number) => clockText(closes % END_OF_DAY);
const typedEnd = (closes: string) => minutesOf(closes) || END_OF_DAY;

export const emptyRange = (): TypedRange => ({ id: newId(), opens: null, closes: null });

/** The hours of a day as they are typed. */
export const typedRanges = (ranges: readonly HourRange[], day: string): TypedRange[] =>
  ranges.map(({ opens, closes }) => ({
    id: `${day}-${opens}`,
    opens: clockText(opens),
    closes: shownEnd(closes),
  }));

/** What is typed as the hours of a day, or null while a time is missing. */
export function rangesIn(typed: readonly TypedRange[]): HourRange[] | null {
  const ranges = typed.map(({ opens, closes }) =>
    opens === null || closes === null ? null : { opens: minutesOf(opens), closes: typedEnd(closes) },
  );
  return ranges.every(range => range !== null) ? ranges : null;
}

export const formOf = (hours: readonly WeekdayRange[]): WeeklyForm =>
  Object.fromEntries(
    WEEKDAYS.map(weekday => [
      weekday,
      typedRanges(
        hours.filter(range => range.weekday === weekday),
        String(weekday),
      ),
    ]),
  );

/** What is typed as hours, or null while a time is missing. */
export function hoursIn(form: WeeklyForm): WeekdayRange[] | null {
  const days = WEEKDAYS.map(weekday => {
    const ranges = rangesIn(form[weekday] ?? []);
    return ranges?.map(range => ({ weekday, ...range }));
  });
  return days.every(ranges => ranges !== undefined) ? days.flat() : null;
}

export type DayProblem = 'missing' | 'order' | 'overlap' | 'step';

/** The first thing that is wrong with the ranges of a day (R475). */
export function problemOf(ranges: readonly TypedRange[], step: number): DayProblem | null {
  const whole = rangesIn(ranges);
  if (whole === null) return 'missing';
  if (whole.some(({ opens, closes }) => opens % step !== 0 || closes % step !== 0)) return 'step';
  if (whole.some(({ opens, closes }) => closes <= opens)) return 'order';
  return isApart(whole) ? null : 'overlap';
}
