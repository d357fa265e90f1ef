export const SERIES_LIMITS = {
  slots: 7,
  everyWeeks: 8,
  lessons: 200,
  /** How many weeks ahead the last lesson may be. */
  weeksAhead: 104,
} as const;
