import type { Member } from '#profiles/actor.ts';
import type { Role } from '#roles.ts';

/** The roles with access to resources. */
export const isTeacher = (role: Role | null): role is 'admin' | 'tutor' =>
  role === 'admin' || role === 'tutor';

/** Only admins decide what the academy no longer offers (R835). */
export const canRetireResource = (actor: Member) => actor.role === 'admin';

/** The tutor of the resource and the admins can change and delete it. */
export const canChangeResource = (actor: Member, resource: { readonly uploadedBy: string }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && resource.uploadedBy === actor.id);
