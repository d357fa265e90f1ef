import { addDays } from '#time/days.ts';
import { startOfDay, wallClock } from '#time/zoned-time.ts';

const HOUR_MS = 3_600_000;
/** The furthest that clocks of the world are before and behind UTC. */
const FURTHEST = { ahead: 14 * HOUR_MS, behind: 12 * HOUR_MS } as const;

/** `2026-11` of an instant by a clock. */
export const monthOf = (instant: Date, timezone: string): string =>
  wallClock(instant, timezone).date.slice(0, 7);

const firstDayOf = (month: string) => `${month}-01`;

export const monthAfter = (month: string): string => addDays(firstDayOf(month), 31).slice(0, 7);
export const monthBefore = (month: string): string => addDays(firstDayOf(month), -1).slice(0, 7);

export interface InstantRange {
  readonly from: Date;
  readonly until: Date;
}

/** Every instant that is in the month by some clock. */
export const monthAnywhere = (month: string): InstantRange => ({
  from: new Date(startOfDay(firstDayOf(month), 'UTC').getTime() - FURTHEST.ahead),
  until: new Date(startOfDay(firstDayOf(monthAfter(month)), 'UTC').getTime() + FURTHEST.behind),
});

/** A month is over where its people are. */
export const isMonthOver = (month: string, timezone: string, now: Date): boolean =>
  month < monthOf(now, timezone);
