import { firstInstantFrom, wallClock } from '@bayan/domain/time/zoned-time';
import { nearDay } from '@bayan/domain/timetable-series/time-in-ramadan';
import { isAtIftar } from '@bayan/domain/timetables/at-iftar';
import type { Timetable } from '#teaching/timetables/use-timetables.ts';
import type { TimetableSeries, TimetableSlot } from './use-timetable-series.ts';

/** What is decided about a weekly time: what the academy proposes, another time, or the usual one. */
export interface SlotChoice {
  readonly weekday: number;
  readonly way: 'proposal' | 'other' | 'usual';
  readonly newWeekday: number;
  readonly newTime: string | null;
}

export function choiceOf({
  weekday,
  state,
  isAtIftar: isMet,
  newWeekday,
  newTime,
}: TimetableSlot): SlotChoice {
  const way = () => {
    if (state === 'confirmed') return newTime === null ? 'usual' : 'other';
    if (state === 'needs-slot') return 'other';
    return isMet ? 'proposal' : 'usual';
  };
  return { weekday, way: way(), newWeekday: newWeekday ?? weekday, newTime };
}

/** What is sent: a time that is at iftar and left to the proposal is not among it. Null while a time is missing. */
export function slotsToSend(choices: readonly SlotChoice[], { slots }: Pick<TimetableSeries, 'slots'>) {
  if (choices.some(({ way, newTime }) => way === 'other' && newTime === null)) return null;
  const isMet = (weekday: number) => slots.some(slot => slot.weekday === weekday && slot.isAtIftar);
  return choices
    .filter(({ way, weekday }) => way === 'other' || (way === 'usual' && isMet(weekday)))
    .map(({ weekday, way, newWeekday, newTime }) => ({
      weekday,
      newWeekday: way === 'other' ? newWeekday : null,
      newTime: way === 'other' ? newTime : null,
    }));
}

const MINUTE_MS = 60_000;

/** The first session at the time that is typed, and whether it would be at iftar; null where none is ahead. */
export function firstAt(
  { newWeekday, newTime }: SlotChoice,
  { startsAt }: TimetableSlot,
  { timezone, duration }: TimetableSeries,
  timetable: Timetable,
) {
  if (startsAt === null || newTime === null) return null;
  const day = nearDay(wallClock(new Date(startsAt), timezone).date, newWeekday);
  const from = firstInstantFrom(day, newTime, timezone);
  const until = new Date(from.getTime() + duration * MINUTE_MS);
  return { startsAt: from.toISOString(), isMet: isAtIftar({ from, until }, timetable) };
}
