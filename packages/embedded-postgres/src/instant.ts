/** An instant as part of a file name: sorts by time, and every file system takes it. */
export const instantName = (instant: Date) => instant.toISOString().replaceAll(':', '-');
