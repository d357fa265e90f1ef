export const PROFILE_LIMITS = { schoolYear: 60, rate: 20, text: 5000, entry: 200, entries: 30 } as const;
