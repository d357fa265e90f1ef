/** Minutes (R85). */
export const SESSION_DURATIONS = [30, 45, 60, 90, 120] as const;
export const DEFAULT_SESSION_DURATION = 60;
