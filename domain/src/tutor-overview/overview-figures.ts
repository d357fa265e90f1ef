import { wallClock } from '#time/zoned-time.ts';

/** The length of each list in the overview. */
export const LISTED_AT_MOST = 5;

const DAYS_AHEAD = 7;
const MONTHS_SHOWN = 6;

/** The end of the next seven days (R97). */
export const endOfDaysAhead = (now: Date): Date => new Date(now.getTime() + DAYS_AHEAD * 86_400_000);

/** The months of the hours chart in a time zone, current month last: YYYY-MM (R111). */
export function monthsShown(now: Date, timezone: string): string[] {
  const [year = 0, month = 1] = wallClock(now, timezone).date.split('-').map(Number);
  return Array.from({ length: MONTHS_SHOWN }, (_, n) =>
    new Date(Date.UTC(year, month - MONTHS_SHOWN + n, 1)).toISOString().slice(0, 7),
  );
}
