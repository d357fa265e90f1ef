const MINUTES_AN_HOUR = 60;

/** Where sessions must be counted one by one, for a text or a period, it goes no further than this. */
export const COUNTED_AT_MOST = 1_000;

/** Whole hours, as a tile shows them (R101). */
export const hoursIn = (minutes: number): number => Math.round(minutes / MINUTES_AN_HOUR);

/** To one decimal, from whole numbers: 4.35 itself is a little less in binary. Null where nothing is rated (R102). */
export const meanRating = (stars: number, ratings: number): number | null =>
  ratings === 0 ? null : Math.round((stars * 10) / ratings) / 10;

/** The same as it is written, always with its decimal. */
export const averageRating = (stars: number, ratings: number): string | null =>
  meanRating(stars, ratings)?.toFixed(1) ?? null;
