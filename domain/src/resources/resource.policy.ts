import type { Member } from '#profiles/actor.ts';
import type { Role } from '#roles.ts';

/** Who has to do with resources at all. */
export const isTeacher = (role: Role | null): role is 'admin' | 'tutor' =>
  role === 'admin' || role === 'tutor';

/** Who changes and removes it: the tutor who added it, and the administrators. */
export const canChangeResource = (actor: Member, resource: { readonly uploadedBy: string }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && resource.uploadedBy === actor.id);
