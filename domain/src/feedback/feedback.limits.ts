export const FEEDBACK_LIMITS = { comments: 5000 } as const;
