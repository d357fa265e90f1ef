const HOUR_MS = 3_600_000;

/** What has not gone on since then has ended (R612). */
export const idleBefore = (now: Date) => new Date(now.getTime() - HOUR_MS);
