import type { Member } from '../../src/profiles/actor.ts';
import type { Role } from '../../src/profiles/profile.ts';

export const member = (id: string, role: Role): Member => ({
  id,
  name: id,
  role,
  standing: 'active',
  timezone: 'UTC',
  language: 'en',
});
