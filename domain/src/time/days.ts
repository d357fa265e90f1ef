const DAY_MS = 86_400_000;
const atMidnight = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** The date some days later or, with a negative number, earlier. */
export const addDays = (date: string, days: number): string =>
  new Date(atMidnight(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Monday is 1 and Sunday is 7. */
export const weekdayOf = (date: string): number => new Date(atMidnight(date)).getUTCDay() || 7;

/** How many days the second date is after the first. */
export const daysBetween = (first: string, second: string): number =>
  (atMidnight(second) - atMidnight(first)) / DAY_MS;

/** The n-th Monday, Tuesday, … of a month. */
export const nthWeekday = (year: number, month: number, weekday: number, n: number): string => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
};
