/** Of fields that several nouns have. */
export const FIELD_LIMITS = { name: 120, email: 255, link: 2000 } as const;
