/** The number of codes in a set. */
export const RECOVERY_CODES = 10;
