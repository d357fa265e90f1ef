import { hijriOf, ramadanOf } from '@bayan/domain/gulf-calendar/hijri';
import { iftarWindow } from '@bayan/domain/gulf-calendar/iftar';
import { daysBetween } from '@bayan/domain/time/days';
import { TIMETABLE_LIMITS } from '@bayan/domain/timetables/timetables.limits';
import type { Timetable } from './use-timetables.ts';

/** What stands in the fields of a timetable. */
export type TimetableFields = Pick<Timetable, 'country' | 'hijriYear' | 'certainty'> & {
  readonly fromOn: string | null;
  readonly untilOn: string | null;
  readonly iftarFrom: string | null;
  readonly iftarUntil: string | null;
  /** Whether iftar follows the sun of these days: nobody has chosen it. */
  readonly isIftarBySun: boolean;
};

const YEARS_OFFERED = 4;

/** The Hijri years whose Ramadan is not over, the next one first. */
export function yearsAhead(today: string): number[] {
  const { year } = hijriOf(today);
  const first = ramadanOf(year).untilOn < today ? year + 1 : year;
  return Array.from({ length: YEARS_OFFERED }, (_, i) => first + i);
}

/** As the calendar and the sun have it (R545, R547). */
export function expectedFields(
  country: TimetableFields['country'],
  hijriYear: number,
  certainty: TimetableFields['certainty'] = 'expected',
): TimetableFields {
  const { fromOn, untilOn } = ramadanOf(hijriYear);
  const days = { fromOn, untilOn };
  return { country, hijriYear, certainty, ...days, ...iftarWindow(country, days), isIftarBySun: true };
}

export function fieldsOf(timetable: Timetable): TimetableFields {
  const { country, hijriYear, certainty, fromOn, untilOn, iftarFrom, iftarUntil } = timetable;
  const sun = iftarWindow(country, { fromOn, untilOn });
  const isIftarBySun = sun.iftarFrom === iftarFrom && sun.iftarUntil === iftarUntil;
  return { country, hijriYear, certainty, fromOn, untilOn, iftarFrom, iftarUntil, isIftarBySun };
}

/** Days in order, and no more than a Ramadan has (R546). */
export function daysProblem({ fromOn, untilOn }: TimetableFields): 'order' | 'long' | null {
  if (!fromOn || !untilOn) return null;
  const days = daysBetween(fromOn, untilOn) + 1;
  if (days < 1) return 'order';
  return days > TIMETABLE_LIMITS.days ? 'long' : null;
}

export const isIftarWrong = ({ iftarFrom, iftarUntil }: TimetableFields): boolean =>
  iftarFrom !== null && iftarUntil !== null && iftarUntil <= iftarFrom;

/** With other days. While they are typed they can be wrong: the sun waits until they are not. */
export function withDays(
  fields: TimetableFields,
  days: Partial<Pick<TimetableFields, 'fromOn' | 'untilOn'>>,
): TimetableFields {
  const after = { ...fields, ...days };
  const { country, fromOn, untilOn, isIftarBySun } = after;
  const isKnown = fromOn !== null && untilOn !== null && daysProblem(after) === null;
  return isIftarBySun && isKnown ? { ...after, ...iftarWindow(country, { fromOn, untilOn }) } : after;
}

/** What is sent; null while something is missing or wrong. */
export function completeTimetable(fields: TimetableFields) {
  const { fromOn, untilOn, iftarFrom, iftarUntil, certainty } = fields;
  if (!fromOn || !untilOn || !iftarFrom || !iftarUntil) return null;
  if (daysProblem(fields) || isIftarWrong(fields)) return null;
  return { fromOn, untilOn, iftarFrom, iftarUntil, certainty };
}
