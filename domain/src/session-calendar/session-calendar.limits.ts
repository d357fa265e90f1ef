export const CALENDAR_LIMITS = {
  /** Six weeks: a month from the first day of its first week to the last day of its last. */
  days: 42,
  sessions: 200,
  /** A day tells no higher number of sessions. */
  counted: 99,
} as const;
