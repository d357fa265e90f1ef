import { EARLIEST_DAY } from '@bayan/domain/fields/dates.limits';
import { weekdayOf } from '@bayan/domain/time/days';

/** A weekday that was chosen, with its time by the family's clock. */
export interface TypedSlot {
  /** Monday is 1. */
  readonly weekday: number;
  readonly time: string | null;
}

export const SERIES_ENDS = ['after', 'on', 'open'] as const;
export type SeriesEnd = (typeof SERIES_ENDS)[number];

/** What stands in the fields of the rule of a series. */
export interface RuleFields {
  readonly duration: number;
  readonly slots: readonly TypedSlot[];
  readonly everyWeeks: number | null;
  readonly ends: SeriesEnd;
  readonly lessons: number | null;
  readonly untilOn: string | null;
}

/** Days that somebody has decided about in the preview. */
export interface DecidedDays {
  readonly on: readonly string[];
  readonly off: readonly string[];
}

/** What stands in the fields of a new series. */
export interface SeriesFields extends RuleFields, DecidedDays {
  readonly startsOn: string | null;
}

/** The new choice of weekdays; a new one begins with the time of the others. */
export const withWeekdays = (slots: readonly TypedSlot[], weekdays: readonly number[]): TypedSlot[] =>
  weekdays.map(
    weekday => slots.find(slot => slot.weekday === weekday) ?? { weekday, time: slots[0]?.time ?? null },
  );

/** Typed to its end: a year of three digits is one that is still being typed. */
export const isWholeDay = (day: string | null): day is string => day !== null && day >= EARLIEST_DAY;

/** Whether the first day is on one of the weekdays: only then there is a first lesson. */
export const isFirstDayOffered = ({ slots, startsOn }: Pick<SeriesFields, 'slots' | 'startsOn'>): boolean =>
  !isWholeDay(startsOn) || slots.some(({ weekday }) => weekday === weekdayOf(startsOn));

/** The weekdays with their times; null while one of them is missing, or all. */
export function timedSlots(slots: readonly TypedSlot[]) {
  const timed = slots.flatMap(({ weekday, time }) => (time === null ? [] : [{ weekday, time }]));
  return timed.length === 0 || timed.length < slots.length ? null : timed;
}

/** What is sent; null while something is missing. */
export function completePattern(fields: SeriesFields) {
  const { duration, everyWeeks, startsOn, ends, lessons, untilOn } = fields;
  const slots = timedSlots(fields.slots);
  if (!slots || everyWeeks === null || !isWholeDay(startsOn) || !isFirstDayOffered(fields)) return null;
  const pattern = { duration, slots, everyWeeks, startsOn };
  if (ends === 'open') return pattern;
  if (ends === 'after') return lessons === null ? null : { ...pattern, lessons };
  return isWholeDay(untilOn) ? { ...pattern, untilOn } : null;
}

/** A decision about a day, in the place of an earlier one. */
export const decided = ({ on, off }: DecidedDays, day: string, isOn: boolean): DecidedDays => {
  const others = (days: readonly string[]) => days.filter(other => other !== day);
  return isOn
    ? { on: [...others(on), day], off: others(off) }
    : { on: others(on), off: [...others(off), day] };
};
