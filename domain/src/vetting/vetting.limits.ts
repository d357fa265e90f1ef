export const VETTING_LIMITS = {
  note: 1000,
  /** Of one check. */
  documents: 10,
  /** Lessons after an expiry are counted up to here. */
  countedLessons: 100,
} as const;
