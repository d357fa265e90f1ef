/** What a new tutor does first, in its order (R756). */
export const FIRST_STEPS = ['profile', 'hours', 'documents', 'lesson'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
