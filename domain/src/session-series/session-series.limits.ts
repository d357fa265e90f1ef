export const SERIES_LIMITS = {
  slots: 7,
  everyWeeks: 8,
  lessons: 200,
  /** More than a series can have is an error of its own (R453). */
  lessonsTyped: 9999,
  /** Of the words why a day is off. */
  reason: 200,
  /** The most that one pause takes. */
  pauseDays: 366,
  /** How many weeks ahead the last lesson may be. */
  weeksAhead: 104,
} as const;
