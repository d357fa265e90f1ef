import type { Role } from '@bayan/domain/roles';
import { dashboardOf } from '#shell/home-of.ts';

export const dashboardAddress = (role: Role, path: string) =>
  path === '' ? dashboardOf[role] : `${dashboardOf[role]}/${path}`;
