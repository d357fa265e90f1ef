export const ROLES = ['admin', 'tutor', 'student'] as const;
export type Role = (typeof ROLES)[number];

/** The parts of an admin's work. An admin has a set of them (R800). */
export const ADMIN_RIGHTS = ['owner', 'operations', 'safeguarding'] as const;
export type AdminRight = (typeof ADMIN_RIGHTS)[number];
