/** What a guardian can agree to. */
export const CONSENT_PURPOSES = ['lessons', 'recording', 'marketing'] as const;

/** For how long looks at a record are counted on it. */
export const LOOKS_DAYS = 30;
