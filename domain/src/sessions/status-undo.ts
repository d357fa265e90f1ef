import type { SessionStatus } from './session-status.ts';

/** Pages offer to undo a change of status for this long (R722). */
export const UNDO_OFFERED_MS = 10_000;
/** The server undoes it for this long: an offer may be pressed late, and a network slow. */
export const UNDO_MS = 60_000;

/** The last change of a session's status. */
export interface StatusChange {
  readonly statusBefore: SessionStatus;
  readonly statusAfter: SessionStatus;
  readonly changedBy: string;
  readonly changedAt: Date;
  /** Of the session, after the change. */
  readonly version: number;
}

interface Lesson {
  readonly status: SessionStatus;
  readonly feedback: object | null;
  readonly correction: object | null;
}

interface Undoing {
  readonly actorId: string;
  /** The version that the change gave the session. */
  readonly of: number;
  readonly now: Date;
}

/**
 * Only the account that made the last change of the status undoes it, and only for a minute (R722). What somebody has rated,
 * or corrected, stays completed.
 */
export function whyNotUndo(
  lesson: Lesson,
  change: StatusChange | null,
  { actorId, of, now }: Undoing,
): 'session.undo-over' | 'session.undo-rated' | null {
  if (
    change === null ||
    change.changedBy !== actorId ||
    change.version !== of ||
    change.statusAfter !== lesson.status ||
    now.getTime() - change.changedAt.getTime() > UNDO_MS
  )
    return 'session.undo-over';
  if (lesson.status !== 'completed') return null;
  if (lesson.feedback !== null) return 'session.undo-rated';
  return lesson.correction === null ? null : 'session.undo-over';
}
