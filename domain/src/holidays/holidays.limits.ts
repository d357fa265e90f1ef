export const HOLIDAY_LIMITS = { name: 120, days: 30 } as const;
