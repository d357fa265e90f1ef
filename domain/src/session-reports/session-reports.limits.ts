export const SESSION_REPORT_LIMITS = { text: 500, answer: 500 } as const;
