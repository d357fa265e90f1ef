/** Limits of fields that several nouns share. */
export const FIELD_LIMITS = { name: 120, email: 255, phone: 40, link: 2000 } as const;
