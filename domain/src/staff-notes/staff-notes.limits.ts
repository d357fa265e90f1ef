export const STAFF_NOTE_LIMITS = { text: 5000, mentions: 10 } as const;
