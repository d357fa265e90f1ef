import { offsetAt } from '#time/zoned-time.ts';
import type { BusinessHours } from './settings.contract.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const DAYS = 7;

interface Zones {
  /** The time zone of the given hours. */
  readonly from: string;
  /** The time zone of the result. */
  readonly to: string;
  readonly now: Date;
}

/**
 * The same hours in another time zone, with the offsets of now. Monday there may be Sunday or Tuesday here. Hours that
 * close before they open close on the next day.
 */
export function hoursInZone(hours: BusinessHours, { from, to, now }: Zones): BusinessHours {
  const shift = (offsetAt(now.getTime(), to) - offsetAt(now.getTime(), from)) / MINUTE_MS;
  return hours.map(({ weekday, opens, closes }) => {
    const start = (weekday - 1 + DAYS) * DAY_MINUTES + minutesOf(opens) + shift;
    return {
      weekday: (Math.floor(start / DAY_MINUTES) % DAYS) + 1,
      opens: clockOf(start),
      closes: clockOf(start + minutesOf(closes) - minutesOf(opens)),
    };
  });
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const clockOf = (minutes: number) =>
  [Math.floor((minutes % DAY_MINUTES) / 60), minutes % 60]
    .map(part => String(part).padStart(2, '0'))
    .join(':');
