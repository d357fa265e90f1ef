const MINUTES_AN_HOUR = 60;

/** Where sessions must be counted one by one, for a text or a period, it goes no further than this. */
export const COUNTED_AT_MOST = 1_000;

/** Whole hours, as a tile shows them (R101). */
export const hoursIn = (minutes: number): number => Math.round(minutes / MINUTES_AN_HOUR);

/** With one decimal; null where nothing is rated (R102). */
export const averageRating = (stars: number, ratings: number): string | null =>
  ratings === 0 ? null : (stars / ratings).toFixed(1);
