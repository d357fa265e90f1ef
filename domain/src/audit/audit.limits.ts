export const AUDIT_LIMITS = { word: 40, action: 80 };
