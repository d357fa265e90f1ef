import { daysBack } from '@bayan/domain/session-series/days-back';
import { freeWithoutDay, freeWithoutPause } from '@bayan/domain/session-series/days-off';
import { wallClock } from '@bayan/domain/time/zoned-time';
import type { WholeSeries } from './use-whole-series.ts';

/** A single day without a session, or a pause. */
export type DayOff =
  | { readonly kind: 'day'; readonly off: WholeSeries['daysOff'][number] }
  | { readonly kind: 'pause'; readonly off: WholeSeries['pauses'][number] };

/** Those that are ahead, and the pause that runs now, in the order of their days. */
export function daysOffAhead({ daysOff, pauses, timezone }: WholeSeries, now: Date): readonly DayOff[] {
  const today = wallClock(now, timezone).date;
  const firstOf = (one: DayOff) => (one.kind === 'day' ? one.off.day : one.off.fromOn);
  return [
    ...pauses.filter(({ untilOn }) => untilOn >= today).map(off => ({ kind: 'pause' as const, off })),
    ...daysOff.filter(({ day }) => day >= today).map(off => ({ kind: 'day' as const, off })),
  ].toSorted((a, b) => (firstOf(a) < firstOf(b) ? -1 : 1));
}

/** When the sessions are that a day off gives back, and how many the series gives up at its end for them (R458). */
export function sessionsBack(series: WholeSeries, { kind, off }: DayOff, now: Date) {
  const isFree =
    kind === 'day'
      ? freeWithoutDay(off.day, series)
      : freeWithoutPause(off, { ...series, days: series.daysOff });
  const { sessions: places, filledUntil } = series;
  const { back, surplus } = daysBack({ pattern: series, filledUntil, places, isFree }, now);
  const withdrawn = new Map(
    places.filter(({ isWithdrawn }) => isWithdrawn).map(({ day, startsAt }) => [day, new Date(startsAt)]),
  );
  return {
    starts: back.map(({ day, startsAt }) => withdrawn.get(day) ?? startsAt),
    givenUp: surplus.length,
  };
}
