export const SETTINGS_LIMITS = {
  siteName: 120,
  businessHours: 21,
  /** How many weeks ahead a series without an end is filled. */
  leastSeriesWeeks: 8,
  seriesWeeks: 52,
} as const;
