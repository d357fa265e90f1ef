import type { CalendarSession } from './use-calendar.ts';

/** A session with its times as instants, as a grid places it. */
export interface TimedSession {
  readonly session: CalendarSession;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export const timed = (sessions: readonly CalendarSession[]): TimedSession[] =>
  sessions.map(session => ({
    session,
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
  }));
