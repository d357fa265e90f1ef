/** Of one session the newest are shown. */
export const SESSION_HISTORY_LIMIT = 100;
