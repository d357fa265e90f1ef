import { endOfDay, instantOf } from '#time/zoned-time.ts';

/** When homework is due, by the clock of the family; null where that clock skips the time (R149, R150). */
export const dueInstant = (date: string, time: string | undefined, timezone: string): Date | null =>
  time === undefined ? endOfDay(date, timezone) : instantOf(date, time, timezone);
