import type { Role } from '@bayan/domain/roles';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { paths } from '#platform/paths.ts';

export const dashboardOf: Readonly<Record<Role, string>> = {
  admin: paths.adminDashboard,
  tutor: paths.tutorDashboard,
  student: paths.studentDashboard,
};

/** Where somebody belongs who asked for no page in particular. */
export function homeOf({ role, standing }: Pick<UserProfile, 'role' | 'standing'>): string {
  if (standing === 'awaiting-second-factor') return paths.secondFactor;
  return role !== null && standing === 'active' ? dashboardOf[role] : paths.waiting;
}
