/** From poor to excellent (R121). */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export const FEEDBACK_LIMITS = { comments: 5000 } as const;
