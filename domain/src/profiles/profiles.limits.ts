export const PROFILE_LIMITS = {
  ...{ schoolYear: 60, rate: 20, text: 5000, entry: 200, entries: 30 },
  /** The database knows no birthday before this. */
  earliestBirthday: '1900-01-02',
} as const;
