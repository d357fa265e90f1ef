import { isOverlap, type Range } from '#availability/ranges.ts';
import { type GulfCountry, type IftarWindow, zoneOfCountry } from '#gulf-calendar/iftar.ts';
import { addDays } from '#time/days.ts';
import { firstInstantFrom, wallClock } from '#time/zoned-time.ts';

/** The days on which the families of a country break their fast, and when. */
export interface IftarDays extends IftarWindow {
  readonly country: GulfCountry;
  readonly fromOn: string;
  readonly untilOn: string;
}

/** Whether a lesson is at the time of iftar. One that only touches it is not (R547). */
export function isAtIftar(lesson: Range, { country, fromOn, untilOn, iftarFrom, iftarUntil }: IftarDays) {
  const timezone = zoneOfCountry(country);
  const first = wallClock(lesson.from, timezone).date;
  // A lesson is over on the day after at the latest.
  return [first, addDays(first, 1)].some(
    day =>
      fromOn <= day &&
      day <= untilOn &&
      isOverlap(lesson, {
        from: firstInstantFrom(day, iftarFrom, timezone),
        until: firstInstantFrom(day, iftarUntil, timezone),
      }),
  );
}
