import type { ErrorCode } from '#errors.ts';
import type { SessionStatus } from '#sessions/session-status.ts';

interface Held {
  readonly status: SessionStatus;
}

interface Rateable extends Held {
  readonly feedback: { readonly studentRating: number | null } | null;
}

const isRated = ({ feedback }: Rateable) => feedback !== null && feedback.studentRating !== null;

/** Students and tutors rate only completed sessions (R126). */
export const isToBeRated = ({ status }: Held): boolean => status === 'completed';

/** Completed and without the student's rating (R96). */
export const needsFeedback = (session: Rateable): boolean => isToBeRated(session) && !isRated(session);

/** The reason why a student cannot rate a session: it is not completed or already rated (R120). */
export function whyNotRate(session: Rateable): ErrorCode | null {
  if (!isToBeRated(session)) return 'session.not-completed';
  return isRated(session) ? 'feedback.exists' : null;
}
