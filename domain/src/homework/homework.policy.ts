import type { Member } from '../profiles/actor.ts';

/** Who changes and grades it: the tutor who set it, and the administrators. */
export const canChangeHomework = (actor: Member, homework: { readonly tutorId: string }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && homework.tutorId === actor.id);
