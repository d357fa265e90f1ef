import type { Member } from '#profiles/actor.ts';
import { ADMIN_RIGHTS, type AdminRight, type Role } from '#roles.ts';

export const member = (id: string, role: Role, rights: readonly AdminRight[] = ADMIN_RIGHTS): Member => ({
  id,
  name: id,
  role,
  rights: role === 'admin' ? rights : [],
  standing: 'active',
  timezone: 'UTC',
  language: 'en',
});
