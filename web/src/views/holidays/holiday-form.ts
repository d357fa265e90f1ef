import { HOLIDAY_LIMITS } from '@bayan/domain/holidays/holidays.limits';
import { daysBetween } from '@bayan/domain/time/days';
import type { AnswerOf } from '#platform/api/endpoint-lines.ts';

export type Holiday = AnswerOf<'GET /api/holidays'>['items'][number];

/** What stands in the fields of a holiday. */
export type HolidayFields = Pick<Holiday, 'name' | 'nameAr' | 'isOff' | 'certainty'> & {
  readonly country: string | null;
  readonly fromOn: string | null;
  readonly untilOn: string | null;
};

export const holidayFieldsOf = (holiday: Holiday | null, country: string | null): HolidayFields => ({
  country: holiday?.country ?? country,
  name: holiday?.name ?? '',
  nameAr: holiday?.nameAr ?? '',
  fromOn: holiday?.fromOn ?? null,
  untilOn: holiday?.untilOn ?? null,
  isOff: holiday?.isOff ?? false,
  certainty: holiday?.certainty ?? 'announced',
});

/** Days in order, and no more than a holiday may have (R541). */
export function daysProblem(fromOn: string, untilOn: string): 'order' | 'long' | null {
  const days = daysBetween(fromOn, untilOn) + 1;
  if (days < 1) return 'order';
  return days > HOLIDAY_LIMITS.days ? 'long' : null;
}

/** What is sent; null while something is missing or wrong. */
export function completeHoliday({ country, name, nameAr, fromOn, untilOn, ...rest }: HolidayFields) {
  if (!country || !name.trim() || !nameAr.trim() || !fromOn || !untilOn) return null;
  if (daysProblem(fromOn, untilOn)) return null;
  return { country, fields: { name: name.trim(), nameAr: nameAr.trim(), fromOn, untilOn, ...rest } };
}
