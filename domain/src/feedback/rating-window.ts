const DAY_MS = 86_400_000;
const DAYS = 7;

/** Ratings from before then stay as they are (R128). */
export const changeableSince = (now: Date): Date => new Date(now.getTime() - DAYS * DAY_MS);

/** Whether a student may still change a rating that they first gave then. */
export const isChangeable = (ratedAt: Date, now: Date): boolean => ratedAt > changeableSince(now);
