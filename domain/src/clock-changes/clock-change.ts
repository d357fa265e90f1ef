import { addDays } from '#time/days.ts';
import { clockChanges } from '#time/seasons.ts';
import { firstInstantFrom, offsetAt, wallClock } from '#time/zoned-time.ts';

/** The clocks of a time zone go forward or back. */
export interface ClockChange {
  readonly timezone: string;
  /** By that zone's own clock. */
  readonly day: string;
  readonly at: Date;
  readonly isForward: boolean;
}

const DAY_MS = 86_400_000;
/** Long enough to move what does not fit, soon enough to be remembered. */
const DAYS_BEFORE = 14;
const MORNING = '09:00';

/** The next change of a zone's clocks from the morning on, two weeks before, on which it is told (R528). */
export function nextClockChange(timezone: string, now: Date): ClockChange | null {
  const until = new Date(now.getTime() + (DAYS_BEFORE + 1) * DAY_MS);
  const [at] = clockChanges(timezone, now, until);
  if (!at) return null;
  const day = wallClock(at, timezone).date;
  if (now < firstInstantFrom(addDays(day, -DAYS_BEFORE), MORNING, timezone)) return null;
  const isForward = offsetAt(at.getTime(), timezone) > offsetAt(at.getTime() - 1, timezone);
  return { timezone, day, at, isForward };
}
