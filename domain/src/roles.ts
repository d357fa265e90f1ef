export const ROLES = ['admin', 'tutor', 'student'] as const;
export type Role = (typeof ROLES)[number];
