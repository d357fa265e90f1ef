const MINUTES_AN_HOUR = 60;

/** The database counts sessions of a search or a period row by row, so counting stops here. */
export const COUNTED_AT_MOST = 1_000;

/** Whole hours for a tile (R101). */
export const hoursIn = (minutes: number): number => Math.round(minutes / MINUTES_AN_HOUR);

/** Rounds to one decimal with whole numbers, because 4.35 is slightly less in binary. Null without ratings (R102). */
export const meanRating = (stars: number, ratings: number): number | null =>
  ratings === 0 ? null : Math.round((stars * 10) / ratings) / 10;

/** The mean as text, always with its decimal. */
export const averageRating = (stars: number, ratings: number): string | null =>
  meanRating(stars, ratings)?.toFixed(1) ?? null;
