export const SESSION_STATUSES = ['scheduled', 'in-progress', 'completed', 'cancelled'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** The allowed statuses of a new session. */
export const LOGGED_STATUSES = ['scheduled', 'completed', 'in-progress'] as const satisfies SessionStatus[];

const WAYS: Record<SessionStatus, readonly SessionStatus[]> = {
  scheduled: ['in-progress', 'completed', 'cancelled'],
  'in-progress': ['completed', 'cancelled'],
  completed: [],
  cancelled: ['scheduled'],
};

export const canBecome = (from: SessionStatus, to: SessionStatus) => WAYS[from].includes(to);

/** Only these statuses occupy the time of the tutor and the student. */
export const OPEN_STATUSES = ['scheduled', 'in-progress'] as const satisfies SessionStatus[];

export const isOpen = (status: SessionStatus) => OPEN_STATUSES.some(open => open === status);

/** Whether a change of status closes a session, or opens one again. */
export const isClosedOrReopened = (from: SessionStatus, to: SessionStatus) => !isOpen(from) || !isOpen(to);

/** A scheduled session in the future. */
export const isUpcoming = (session: { status: SessionStatus; startsAt: Date }, now: Date) =>
  session.status === 'scheduled' && session.startsAt > now;

/** A current or future session that is still open (R119). */
export const isAhead = (session: { status: SessionStatus; endsAt: Date }, now: Date) =>
  isOpen(session.status) && session.endsAt > now;

/** A session that has ended and is still open. */
export const isLeftOpen = (session: { status: SessionStatus; endsAt: Date }, now: Date) =>
  isOpen(session.status) && session.endsAt <= now;
