/** Minutes (R85). */
export const DURATIONS = [30, 45, 60, 90, 120] as const;
export const DEFAULT_DURATION = 60;
