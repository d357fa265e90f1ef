import type { Member } from '#profiles/actor.ts';

/** Who changes and grades it: the tutor who set it, and the administrators. */
export const canChangeHomework = (actor: Member, homework: { readonly tutorId: string }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && homework.tutorId === actor.id);

/** Who does it and hands it in: the student it was set, and nobody in their place. */
export const canDoHomework = (actor: Member, homework: { readonly studentId: string }) =>
  actor.role === 'student' && homework.studentId === actor.id;
