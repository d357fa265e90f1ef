import type { Range } from '#availability/ranges.ts';
import { addDays, daysBetween } from '#time/days.ts';
import { firstInstantFrom, startOfDay } from '#time/zoned-time.ts';

export interface TypedSpan {
  readonly fromOn: string;
  readonly fromTime?: string | undefined;
  readonly untilOn: string;
  readonly untilTime?: string | undefined;
  readonly timezone: string;
}

/** Time off as instants: whole days where no time is typed (R476). */
export const spanOf = ({ fromOn, fromTime, untilOn, untilTime, timezone }: TypedSpan): Range => ({
  from: fromTime === undefined ? startOfDay(fromOn, timezone) : firstInstantFrom(fromOn, fromTime, timezone),
  until:
    untilTime === undefined
      ? startOfDay(addDays(untilOn, 1), timezone)
      : firstInstantFrom(untilOn, untilTime, timezone),
});

/** How many days it touches, by the clock in which it is typed. */
export const daysTouched = ({ fromOn, untilOn }: Pick<TypedSpan, 'fromOn' | 'untilOn'>): number =>
  daysBetween(fromOn, untilOn) + 1;
