import type { Member } from '#profiles/actor.ts';
import type { SessionStatus } from './session-status.ts';

type Owned = { tutorId: string; studentId: string };

/** Depends on the current role, as in the SQL of every read: a former tutor or student loses that view. */
export const canReadSession = (actor: Member, session: Owned) =>
  actor.role === 'admin' || (actor.role === 'tutor' ? session.tutorId : session.studentId) === actor.id;

/** The tutor of the session and the admins. */
export const canChangeSession = (actor: Member, session: Owned) =>
  actor.role === 'admin' || (actor.role === 'tutor' && session.tutorId === actor.id);

/**
 * Whoever moves and cancels the session for its family: the student’s own account, as long as no other account acts for
 * the child.
 */
export const canActForFamily = (actor: Member, session: { readonly studentId: string }) =>
  actor.role === 'student' && session.studentId === actor.id;

/** Only the student of the session. */
export const canRateSession = (actor: Member, session: { readonly studentId: string }) =>
  actor.role === 'student' && session.studentId === actor.id;

/** Only the tutor of the session. */
export const canRateSessionAsTutor = (actor: Member, session: { readonly tutorId: string }) =>
  actor.role === 'tutor' && session.tutorId === actor.id;

interface Begun {
  readonly status: SessionStatus;
  readonly startsAt: Date;
}

/** A former tutor of the student can only complete or cancel a started lesson, without a reason (R601). */
export const canCloseAsFormerTutor = (
  { status, startsAt }: Begun,
  asked: { readonly status: SessionStatus; readonly reason?: string | undefined },
  now: Date,
) =>
  (status === 'in-progress' || startsAt <= now) &&
  (asked.status === 'completed' || asked.status === 'cancelled') &&
  !asked.reason;
