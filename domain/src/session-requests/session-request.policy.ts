import type { Member } from '#profiles/actor.ts';

/** The student of the session can make and withdraw a request. */
export const canAskAboutSession = (actor: Member, session: { readonly studentId: string }) =>
  actor.role === 'student' && session.studentId === actor.id;

/** The tutor of the session and the admins can answer a request. */
export const canAnswerSessionRequest = (actor: Member, request: { readonly tutorId: string }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && request.tutorId === actor.id);
