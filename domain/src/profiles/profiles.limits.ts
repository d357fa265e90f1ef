export const PROFILE_LIMITS = { schoolYear: 60, text: 5000 } as const;
