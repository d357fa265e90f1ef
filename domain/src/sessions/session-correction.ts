import type { SessionStatus } from './session-status.ts';

const TUTORS_HOURS = 48;
const HOUR_MS = 3_600_000;

interface Closed {
  readonly status: SessionStatus;
  /** Null of what was completed before it was kept. */
  readonly closedAt: Date | null;
}

/** Whether a tutor still corrects it herself: for 48 hours after she completed it. Later an administrator does (R497). */
export const isTutorsToCorrect = ({ status, closedAt }: Closed, now: Date) =>
  status === 'completed' && closedAt !== null && now.getTime() - closedAt.getTime() <= TUTORS_HOURS * HOUR_MS;

/** One that a correction took out of the record: it did not take place as it stood there. */
export const isVoid = ({ status, correction }: { status: SessionStatus; correction: object | null }) =>
  status === 'cancelled' && correction !== null;
