export const AVAILABILITY_LIMITS = {
  /** Minutes between two times that can be typed. */
  step: 5,
  rangesADay: 6,
  mostADay: 16,
  bufferMinutes: 60,
  /** Lessons that no longer fit, in one answer. */
  lessons: 100,
} as const;
