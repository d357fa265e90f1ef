import type { Role } from '@bayan/domain/profiles/profile';
import { dashboardOf } from '#shell/home-of.ts';

export const placeAddress = (role: Role, path: string) =>
  path === '' ? dashboardOf[role] : `${dashboardOf[role]}/${path}`;
