import type { SessionStatus } from './session-status.ts';

const MINUTE_MS = 60_000;

/** How long before its start a session may already be so. The minutes of a completed one cover clocks that differ. */
const EARLY_MINUTES: Readonly<Partial<Record<SessionStatus, number>>> = { 'in-progress': 15, completed: 5 };

/** From when on a session that starts then may be in progress, or completed (R495); null where it always may. */
export function earliestFor(status: SessionStatus, startsAt: Date): Date | null {
  const minutes = EARLY_MINUTES[status];
  return minutes === undefined ? null : new Date(startsAt.getTime() - minutes * MINUTE_MS);
}

export function isAheadOfTime(status: SessionStatus, startsAt: Date, now: Date): boolean {
  const earliest = earliestFor(status, startsAt);
  return earliest !== null && earliest > now;
}

const YEARS_BACK = 1;
const YEARS_AHEAD = 2;

function inYears(instant: Date, years: number): Date {
  const moved = new Date(instant);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

/** What is longer ago is not logged any more, what is further ahead is not planned yet: a slip of the finger, or invented. */
export const isTooLongAgo = (startsAt: Date, now: Date) => startsAt < inYears(now, -YEARS_BACK);
export const isTooFarAhead = (startsAt: Date, now: Date) => startsAt > inYears(now, YEARS_AHEAD);
