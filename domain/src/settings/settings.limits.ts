export const SETTINGS_LIMITS = { siteName: 120, businessHours: 21 } as const;
