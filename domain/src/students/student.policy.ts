import type { Member } from '#profiles/actor.ts';

/** Admins, and a tutor while the student is assigned to her (R282). */
export const canReadParentContact = (actor: Member, student: { readonly isAssigned: boolean }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && student.isAssigned);
