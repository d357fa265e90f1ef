export const TIME_OFF_LIMITS = { note: 200, days: 366 } as const;
