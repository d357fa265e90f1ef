/**
 * Why a lesson stays where the timetable does not want it: it is too soon, somebody moved it, another tutor gives it, the
 * tutor's documents have expired by then, or the other time is taken.
 */
export const STAY_REASONS = ['near', 'own-change', 'other-tutor', 'expired', 'clash'] as const;
export type StayReason = (typeof STAY_REASONS)[number];
