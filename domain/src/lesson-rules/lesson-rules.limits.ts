/** What each number may be (R510). */
export const LESSON_RULE_LIMITS = {
  cutOffHours: { min: 0, max: 168 },
  movesPerLesson: { min: 0, max: 10 },
  movesPerMonth: { min: 0, max: 30 },
  furthestDays: { min: 1, max: 60 },
  leadHours: { min: 1, max: 72 },
  tutorWaitsMinutes: { min: 5, max: 60 },
  familyWaitsMinutes: { min: 5, max: 60 },
} as const;

/** So many days before they hold, rules that are stricter are made known. */
export const LESSON_RULE_NOTICE_DAYS = 14;
