export const SESSION_LIMITS = {
  notes: 5000,
  homework: 5000,
  cancelReason: 500,
  correctionReason: 500,
  taughtMinutes: { min: 1, max: 119 },
} as const;
