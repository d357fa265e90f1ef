/** How many are made at once. */
export const RECOVERY_CODES = 10;
