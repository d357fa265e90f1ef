export const PROGRESS_NOTE_LIMITS = { note: 5000, point: 200, points: 20 } as const;
