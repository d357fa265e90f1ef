import { wallClock } from '#time/zoned-time.ts';

/** Nobody is born after today, by the person's own clock (R873). */
export const isBornBy = (birthDate: string, timezone: string, now: Date): boolean =>
  birthDate <= wallClock(now, timezone).date;
