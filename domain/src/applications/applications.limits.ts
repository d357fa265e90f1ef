export const APPLICATION_LIMITS = {
  subjects: 10,
  youngest: 3,
  oldest: 19,
  schoolYear: 60,
  city: 120,
  goals: 2000,
  wishes: 1000,
  degree: 200,
  leastYears: 2,
  mostYears: 60,
  culture: 2000,
  introduction: 3000,
  message: 3000,
  note: 2000,
  stamp: 100,
  /** Fields that people do not type: no answer is refused for their length alone. */
  website: 1000,
} as const;

/** Counting applications of a stage stops here. */
export const MAX_COUNTED = 100;

/** The public pages offer a free consultation of 30 minutes. */
export const CONSULTATION_MINUTES = { least: 15, usual: 30, most: 120 } as const;
