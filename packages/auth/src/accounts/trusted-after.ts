/**
 * How old a second factor or a passkey is before it says more than that somebody was in for a moment (R61). A thief's
 * own is younger, and goes with what the thief changed (R45).
 */
export const TRUSTED_AFTER_MS = 24 * 3_600_000;
