export const MAIL_TEXT_LIMITS = { text: 2000, kind: 60 } as const;
