export const CONTACT_LIMITS = { url: 2000 } as const;
