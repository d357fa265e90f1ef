/** Counting stops here, because a badge shows "99+" for any larger number. */
export const BADGE_LIMIT = 100;
