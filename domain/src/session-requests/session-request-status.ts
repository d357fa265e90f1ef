import type { SessionStatus } from '#sessions/session-status.ts';

export const SESSION_REQUEST_KINDS = ['move', 'cancel'] as const;
export type SessionRequestKind = (typeof SESSION_REQUEST_KINDS)[number];

/** What a tutor or an administrator can say to one. */
export const DECISIONS = ['accepted', 'declined'] as const;

export const SESSION_REQUEST_STATUSES = ['open', ...DECISIONS, 'withdrawn', 'overtaken'] as const;

interface Lesson {
  readonly status: SessionStatus;
  readonly startsAt: Date;
}

/** Whether a change of a session has settled what was asked about it: it is elsewhere now, or no longer to come (R116). */
export const supersedesRequest = (before: Lesson, after: Lesson): boolean =>
  after.status !== 'scheduled' || before.startsAt.getTime() !== after.startsAt.getTime();
