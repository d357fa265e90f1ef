import { wallClock } from '@bayan/domain/time/zoned-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Countdown =
  | { readonly unit: 'now' | 'tomorrow' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** In 20 minutes, in 3 hours, tomorrow, in 4 days: days are those of the calendar on the reader's wall. */
export function countdownTo(instant: Date, now: Date, timeZone: string): Countdown {
  const left = instant.getTime() - now.getTime();
  if (left <= 0) return { unit: 'now' };
  if (left < HOUR_MS) return { unit: 'minutes', count: Math.ceil(left / MINUTE_MS) };
  const days = (midnight(instant, timeZone) - midnight(now, timeZone)) / DAY_MS;
  if (days === 0 || left < 6 * HOUR_MS) return { unit: 'hours', count: Math.round(left / HOUR_MS) };
  return days === 1 ? { unit: 'tomorrow' } : { unit: 'days', count: days };
}

const midnight = (instant: Date, timeZone: string) =>
  Date.parse(`${wallClock(instant, timeZone).date}T00:00:00Z`);
