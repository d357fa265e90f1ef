export const DEPARTURE_LIMITS = {
  /** Settled in one request; whoever has more lessons to come leaves in several. */
  lessons: 200,
  /** Offered for one lesson. */
  tutors: 10,
} as const;
