import type { Member } from '#profiles/actor.ts';

/** The student whose session it is; also the one who takes a request back. */
export const canAskAboutSession = (actor: Member, session: { readonly studentId: string }) =>
  actor.role === 'student' && session.studentId === actor.id;

/** The tutor whose session it is, and the administrators. */
export const canAnswerSessionRequest = (actor: Member, request: { readonly tutorId: string }) =>
  actor.role === 'admin' || (actor.role === 'tutor' && request.tutorId === actor.id);
