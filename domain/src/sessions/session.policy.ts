import type { Member } from '../profiles/actor.ts';

type Owned = { tutorId: string; studentId: string };

export const canReadSession = (actor: Member, session: Owned) =>
  actor.role === 'admin' || session.tutorId === actor.id || session.studentId === actor.id;

/** The tutor who gives it, and the administrators. */
export const canChangeSession = (actor: Member, session: Owned) =>
  actor.role === 'admin' || (actor.role === 'tutor' && session.tutorId === actor.id);
