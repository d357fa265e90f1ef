import type { Member } from '#profiles/actor.ts';

/** The tutor of the homework and the admins can change and grade it. */
export const canChangeHomework = (actor: Member, homework: { readonly tutorId: string }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && homework.tutorId === actor.id);

/** Only the student of the homework can start and submit it. */
export const canDoHomework = (actor: Member, homework: { readonly studentId: string }) =>
  actor.role === 'student' && homework.studentId === actor.id;
