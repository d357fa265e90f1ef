import { weekOf } from '#gulf-calendar/week.ts';
import { weekdayOf } from '#time/days.ts';
import { nextDay, wallClock } from '#time/zoned-time.ts';

const HOUR_MS = 3_600_000;

/** The public pages promise a tutor within 48 to 72 hours. */
export const PROMISED_HOURS = { from: 48, until: 72 } as const;

/** The instant by which the family has a tutor. */
const promisedBy = (createdAt: Date): Date => new Date(createdAt.getTime() + PROMISED_HOURS.until * HOUR_MS);

export interface PromiseClock {
  readonly dueAt: Date;
  /** Plain hours since the application came. */
  readonly hoursGone: number;
  /** Plain hours until the promise is broken, below zero once it is. */
  readonly hoursLeft: number;
  /** `soon` after 48 hours, `late` after 72. */
  readonly state: 'early' | 'soon' | 'late';
  /** The working days in the family's country from now until the promise ends, both days counted. */
  readonly workingDaysLeft: number;
}

interface Waiting {
  readonly createdAt: Date;
  readonly country: string;
  readonly timezone: string;
}

/** The clock of the promise (R824). Plain hours count; the working days only explain what can be done in them. */
export function promiseClock({ createdAt, country, timezone }: Waiting, now: Date): PromiseClock {
  const dueAt = promisedBy(createdAt);
  const hoursGone = (now.getTime() - createdAt.getTime()) / HOUR_MS;
  return {
    dueAt,
    hoursGone,
    hoursLeft: PROMISED_HOURS.until - hoursGone,
    state: stateAfter(hoursGone),
    workingDaysLeft: workingDays({ from: now, until: dueAt, timezone, weekend: weekOf(country).weekend }),
  };
}

function stateAfter(hours: number): PromiseClock['state'] {
  if (hours >= PROMISED_HOURS.until) return 'late';
  return hours >= PROMISED_HOURS.from ? 'soon' : 'early';
}

interface Span {
  readonly from: Date;
  readonly until: Date;
  readonly timezone: string;
  readonly weekend: readonly number[];
}

function workingDays({ from, until, timezone, weekend }: Span): number {
  if (until <= from) return 0;
  const { date: last } = wallClock(until, timezone);
  let found = 0;
  for (let { date } = wallClock(from, timezone); date <= last; date = nextDay(date))
    if (!weekend.includes(weekdayOf(date))) found += 1;
  return found;
}
