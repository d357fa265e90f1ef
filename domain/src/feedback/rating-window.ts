const DAY_MS = 86_400_000;
const DAYS = 7;

/** Older ratings can no longer change (R128). */
export const changeableSince = (now: Date): Date => new Date(now.getTime() - DAYS * DAY_MS);

/** Whether a student can still change a rating first given at this time. */
export const isChangeable = (ratedAt: Date, now: Date): boolean => ratedAt > changeableSince(now);
