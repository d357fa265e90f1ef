import { instantOf, wallClock } from '@bayan/domain/time/zoned-time';

/** Most families live by this clock, and it never changes: every day has every time once. */
const ZONE = 'Asia/Riyadh';
const MINUTE = 60_000;
const DAY = 86_400_000;

export interface SampleTime {
  readonly now: Date;
  readonly today: string;
  /** So many days from today, at a time of that day; by Riyadh's clock. */
  on(daysFromToday: number, time: string): Date;
  minutesAgo(minutes: number): Date;
  /** The day on which somebody had a birthday so many years before this year. */
  birthDate(age: number, monthAndDay: string): string;
}

/** Samples are told from now, so that they look lived in on whatever day they are loaded. */
export function sampleTime(exactNow: Date): SampleTime {
  const now = new Date(Math.floor(exactNow.getTime() / MINUTE) * MINUTE);
  const today = wallClock(now, ZONE).date;
  return {
    now,
    today,
    on(daysFromToday, time) {
      const date = new Date(Date.parse(today) + daysFromToday * DAY).toISOString().slice(0, 10);
      const instant = instantOf(date, time, ZONE);
      if (!instant) throw new Error(`${ZONE} never reads ${date} ${time}`);
      return instant;
    },
    minutesAgo: minutes => new Date(now.getTime() - minutes * MINUTE),
    birthDate: (age, monthAndDay) => `${Number(today.slice(0, 4)) - age}-${monthAndDay}`,
  };
}

/** Lessons begin when a clock's hand is on a figure. */
export const onFiveMinutes = (instant: Date) =>
  new Date(Math.floor(instant.getTime() / (5 * MINUTE)) * 5 * MINUTE);

export const minutesAfter = (instant: Date, minutes: number) =>
  new Date(instant.getTime() + minutes * MINUTE);
export const daysBefore = (instant: Date, days: number) => new Date(instant.getTime() - days * DAY);
export const earlier = (a: Date, b: Date) => (a < b ? a : b);
