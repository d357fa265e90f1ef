import { UNDO_MS } from '#sessions/status-undo.ts';
import { firstInstantFrom, nextDay, wallClock } from '#time/zoned-time.ts';
import type { LessonState } from './lesson-notice.ts';
import type { StateChange } from './state-change.ts';

const MINUTE_MS = 60_000;
/** Long enough to take a slip back, or to put it right, before anybody reads of it. */
const WAITS_MS = 2 * MINUTE_MS;
/** Whoever has a lesson this soon must know at once. */
const NEAR_MS = 6 * 60 * MINUTE_MS;

export const noticeAt = (now: Date): Date => new Date(now.getTime() + WAITS_MS);

/** By the sooner of where it was and where it is: a family must know of either in time (R525). */
export function lessonNoticeAt({ from, to }: StateChange<LessonState>, now: Date): Date {
  const starts = [from, to].flatMap(state => (state ? [Date.parse(state.startsAt)] : []));
  const isNear = starts.some(start => start - now.getTime() < NEAR_MS);
  if (!isNear) return noticeAt(now);
  // Who cancels it, or schedules it again, can undo that.
  const isSwitched = from !== null && from.isOn !== to.isOn;
  return isSwitched ? new Date(now.getTime() + UNDO_MS) : now;
}

const MORNING = '09:00';

/** At once, but not before 9 o'clock on somebody's clock. */
export function notBeforeMorning(now: Date, timezone: string): Date {
  const { date, time } = wallClock(now, timezone);
  return time < MORNING ? firstInstantFrom(date, MORNING, timezone) : now;
}

/** The next 9 o'clock on somebody's clock: what can wait until they begin their day. */
export function nextMorning(now: Date, timezone: string): Date {
  const { date } = wallClock(now, timezone);
  const today = firstInstantFrom(date, MORNING, timezone);
  return today > now ? today : firstInstantFrom(nextDay(date), MORNING, timezone);
}
