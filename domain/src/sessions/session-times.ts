import { isOpen, type SessionStatus } from './session-status.ts';

const MINUTE_MS = 60_000;

/**
 * The minutes before the start at which a session can get this status. For completed ones they cover differing clocks.
 */
const EARLY_MINUTES: Readonly<Partial<Record<SessionStatus, number>>> = { 'in-progress': 15, completed: 5 };

/** The earliest time at which the session can get this status (R495). Null without a limit. */
export function earliestFor(status: SessionStatus, startsAt: Date): Date | null {
  const minutes = EARLY_MINUTES[status];
  return minutes === undefined ? null : new Date(startsAt.getTime() - minutes * MINUTE_MS);
}

export function isAheadOfTime(status: SessionStatus, startsAt: Date, now: Date): boolean {
  const earliest = earliestFor(status, startsAt);
  return earliest !== null && earliest > now;
}

interface Slot {
  readonly startsAt: Date;
  /** In minutes. */
  readonly duration: number;
}

const endOf = ({ startsAt, duration }: Slot) => new Date(startsAt.getTime() + duration * MINUTE_MS);

/**
 * Whether a lesson would lie in the past unseen: one to come would have begun, and nobody could have come to it; one under
 * way would be over. One that is over was never closed, and may move to when it took place (R725).
 */
export function isMovedIntoPast(before: Slot & { readonly status: SessionStatus }, after: Slot, now: Date) {
  if (!isOpen(before.status) || endOf(before) <= now) return false;
  const isToCome = before.status === 'scheduled' && before.startsAt > now;
  return (isToCome ? after.startsAt : endOf(after)) <= now;
}

const YEARS_BACK = 1;
const YEARS_AHEAD = 2;

function inYears(instant: Date, years: number): Date {
  const moved = new Date(instant);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved;
}

/** A start outside these years is a typing error or invented. */
export const isTooLongAgo = (startsAt: Date, now: Date) => startsAt < inYears(now, -YEARS_BACK);
export const isTooFarAhead = (startsAt: Date, now: Date) => startsAt > inYears(now, YEARS_AHEAD);
