import type { SessionStatus } from './session-status.ts';

/** The two views of History: sessions that have begun, and sessions that have not (R730). */
export const SESSION_VIEWS = ['past', 'to-come'] as const;
export type SessionView = (typeof SESSION_VIEWS)[number];

/** The view in which sessions of a status are found. Cancelled sessions are in both. */
const viewOfStatus: Readonly<Partial<Record<SessionStatus, SessionView>>> = {
  scheduled: 'to-come',
  'in-progress': 'past',
  completed: 'past',
};

/** The view to show when a status is chosen in another view. */
export const viewAfterChoosing = (status: SessionStatus | null, current: SessionView): SessionView =>
  (status && viewOfStatus[status]) ?? current;
