/** Counting stops here: a badge says "99+" long before it matters how many more there are. */
export const BADGE_LIMIT = 100;
