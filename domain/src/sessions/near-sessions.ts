const NEAR_MS = 7 * 86_400_000;

/** A lesson of a series that starts after this instant is not near yet (R464). */
export const endOfNear = (now: Date): Date => new Date(now.getTime() + NEAR_MS);
