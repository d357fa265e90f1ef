import type { SessionStatus } from '#sessions/session-status.ts';

export const SESSION_REQUEST_KINDS = ['move', 'cancel'] as const;
export type SessionRequestKind = (typeof SESSION_REQUEST_KINDS)[number];

/** The decisions of a tutor or an admin. */
export const DECISIONS = ['accepted', 'declined'] as const;

export const SESSION_REQUEST_STATUSES = ['open', ...DECISIONS, 'withdrawn', 'overtaken'] as const;

interface Lesson {
  readonly status: SessionStatus;
  readonly startsAt: Date;
}

/** Whether a change of the session closes an open request: the session has moved or is no longer scheduled (R116). */
export const supersedesRequest = (before: Lesson, after: Lesson): boolean =>
  after.status !== 'scheduled' || before.startsAt.getTime() !== after.startsAt.getTime();
