import type { Range } from '#availability/ranges.ts';
import type { LessonRules } from '#lesson-rules/lesson-rules.ts';
import { addDays } from '#time/days.ts';
import { startOfDay, wallClock } from '#time/zoned-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Between which instants a session may start anew: after the lead time, and not too far from where it was at first (R510). */
export const moveRange = (
  originalStart: Date,
  { furthestDays, leadHours }: Pick<LessonRules, 'furthestDays' | 'leadHours'>,
  now: Date,
): Range => {
  const far = furthestDays * DAY_MS;
  const soonest = Math.max(now.getTime() + leadHours * HOUR_MS, originalStart.getTime() - far);
  // The last instant itself is still near enough.
  return { from: new Date(soonest), until: new Date(originalStart.getTime() + far + 1) };
};

/** The month of an instant by the family’s clock, in which its moves are counted. */
export function monthOf(now: Date, timezone: string): Range {
  const first = `${wallClock(now, timezone).date.slice(0, 'YYYY-MM'.length)}-01`;
  const next = `${addDays(first, 31).slice(0, 'YYYY-MM'.length)}-01`;
  return { from: startOfDay(first, timezone), until: startOfDay(next, timezone) };
}
