import type { Member } from '#profiles/actor.ts';

/** An administrator, and a tutor only while the student is assigned to her (R282). */
export const canReadParentContact = (actor: Member, student: { readonly isAssigned: boolean }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && student.isAssigned);
