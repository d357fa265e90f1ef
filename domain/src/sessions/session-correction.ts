import type { SessionStatus } from './session-status.ts';

const TUTORS_HOURS = 48;
const HOUR_MS = 3_600_000;

interface Closed {
  readonly status: SessionStatus;
  /** Null for sessions completed before the server stored it. */
  readonly closedAt: Date | null;
}

/** A tutor can correct a session for 48 hours after its completion. After that, only an admin can (R497). */
export const isTutorsToCorrect = ({ status, closedAt }: Closed, now: Date) =>
  status === 'completed' && closedAt !== null && now.getTime() - closedAt.getTime() <= TUTORS_HOURS * HOUR_MS;

/** A session that a correction cancelled because it did not take place. */
export const isVoid = ({ status, correction }: { status: SessionStatus; correction: object | null }) =>
  status === 'cancelled' && correction !== null;
