import { DEFAULT_SESSION_DURATION } from '#settings/session-durations.ts';
import { firstInstantFrom, wallClock } from '#time/zoned-time.ts';
import type { LOGGED_STATUSES } from './session-status.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Quick actions that fill in the logger with one press (R92). */
export const QUICK_ACTIONS = ['start', 'record', 'ended', 'schedule'] as const;
export type QuickAction = (typeof QUICK_ACTIONS)[number];

interface LoggedMoment {
  readonly status: (typeof LOGGED_STATUSES)[number];
  readonly date: string;
  readonly time?: string;
}

/** The logger's initial values. */
export const LOGGER_DEFAULTS = { duration: DEFAULT_SESSION_DURATION, status: 'scheduled' } as const;

/**
 * The day and time in the tutor's time zone: now for a current lesson, tomorrow for a future one. A lesson that has
 * just ended started its whole duration ago (R496).
 */
export function quickLog(
  action: QuickAction,
  now: Date,
  timezone: string,
  duration: number = DEFAULT_SESSION_DURATION,
): LoggedMoment {
  if (action === 'ended')
    return { status: 'completed', ...wallClock(new Date(now.getTime() - duration * MINUTE_MS), timezone) };
  const today = wallClock(now, timezone);
  if (action === 'start') return { status: 'in-progress', ...today };
  if (action === 'record') return { status: 'completed', ...today };
  return { status: 'scheduled', date: daysAfter(today.date, 1) };
}

/** The two clocks of a lesson. */
interface Clocks {
  readonly familyTimezone: string;
  readonly timezone: string;
}

/**
 * The same weekday and time as a lesson, one week later or, where that is not after now, in the first week that is. A
 * weekly lesson keeps the family's time, so it moves for a tutor whose clock changes (R738).
 */
export function sameTimeNextWeek(
  startsAt: Date,
  { familyTimezone, timezone }: Clocks,
  now: Date,
): LoggedMoment {
  const { date, time } = wallClock(startsAt, familyTimezone);
  let day = date;
  let next: Date;
  do {
    day = daysAfter(day, 7);
    next = firstInstantFrom(day, time, familyTimezone);
  } while (next <= now);
  return { status: 'scheduled', ...wallClock(next, timezone) };
}

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
