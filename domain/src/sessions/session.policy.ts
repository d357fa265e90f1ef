import type { Member } from '#profiles/actor.ts';
import type { SessionStatus } from './session-status.ts';

type Owned = { tutorId: string; studentId: string };

/** In the role one has now, as the SQL of every read says too: who changed sides does not keep the other side's view. */
export const canReadSession = (actor: Member, session: Owned) =>
  actor.role === 'admin' || (actor.role === 'tutor' ? session.tutorId : session.studentId) === actor.id;

/** The tutor who gives it, and the administrators. */
export const canChangeSession = (actor: Member, session: Owned) =>
  actor.role === 'admin' || (actor.role === 'tutor' && session.tutorId === actor.id);

/** The student who had it, and nobody in their place. */
export const canRateSession = (actor: Member, session: { readonly studentId: string }) =>
  actor.role === 'student' && session.studentId === actor.id;

/** The tutor who gave it, and nobody in her place. */
export const canRateSessionAsTutor = (actor: Member, session: { readonly tutorId: string }) =>
  actor.role === 'tutor' && session.tutorId === actor.id;

interface Begun {
  readonly status: SessionStatus;
  readonly startsAt: Date;
}

/** What a tutor may still do about a lesson once she no longer teaches the student: close what has begun, without a word (R601). */
export const canCloseAsFormerTutor = (
  { status, startsAt }: Begun,
  asked: { readonly status: SessionStatus; readonly reason?: string | undefined },
  now: Date,
) =>
  (status === 'in-progress' || startsAt <= now) &&
  (asked.status === 'completed' || asked.status === 'cancelled') &&
  !asked.reason;
