import type { HourRange } from '@bayan/domain/availability/hours';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';
import type { HoursByClock } from './use-hours-text.ts';
import { rangesIn, type TypedRange, typedRanges } from './weekly-form.ts';

/** A date, with its own hours where it has any. */
export type DateHours = AnswerOf<'GET /api/availability/days/{day}'>;

export const DATE_CHOICES = ['hours', 'closed', 'weekly'] as const;

/** What stands in the fields of a date. */
export interface DateFields {
  readonly choice: (typeof DATE_CHOICES)[number];
  /** The clock that the ranges are typed by. */
  readonly timezone: string;
  readonly ranges: readonly TypedRange[];
}

/** A date without hours of its own begins with those of its weekday, by their clock (R477). */
export function dateFieldsOf({ day, timezone, ranges }: DateHours, weekly: HoursByClock): DateFields {
  const first = ranges?.length ? { timezone, ranges } : weekly;
  return {
    choice: ranges?.length === 0 ? 'closed' : 'hours',
    timezone: first.timezone,
    ranges: typedRanges(first.ranges, day),
  };
}

/** What is sent; undefined while a time is missing, null where the weekly hours hold again (R476). */
export function rangesToSend({ choice, ranges }: DateFields): HourRange[] | null | undefined {
  if (choice === 'weekly') return null;
  if (choice === 'closed') return [];
  return rangesIn(ranges)?.sort((one, other) => one.opens - other.opens);
}

/** What a date has once the form is saved. The fields of a newer one may show weekly hours that are not its own. */
export function savedHours(form: DateFields, newer?: DateHours) {
  const ranges = newer ? newer.ranges : rangesToSend(form);
  return ranges?.length ? { ranges, timezone: form.timezone } : { ranges };
}
