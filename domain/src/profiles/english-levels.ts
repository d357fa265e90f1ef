/** How well a child speaks English, and which of it a tutor teaches. */
export const ENGLISH_LEVELS = ['beginner', 'elementary', 'intermediate', 'advanced'] as const;
export type EnglishLevel = (typeof ENGLISH_LEVELS)[number];
