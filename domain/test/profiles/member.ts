import type { Member } from '#profiles/actor.ts';
import type { Role } from '#roles.ts';

export const member = (id: string, role: Role): Member => ({
  id,
  name: id,
  role,
  standing: 'active',
  timezone: 'UTC',
  language: 'en',
});
