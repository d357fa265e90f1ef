import type { SessionStatus } from './session-status.ts';

const MINUTE_MS = 60_000;
/** From this long before its start a lesson is at hand: people join it and its tutor starts it. */
export const START_WINDOW_MS = 10 * MINUTE_MS;

interface Lesson {
  readonly status: SessionStatus;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A scheduled lesson that its tutor would start now (R723). */
export const isInStartWindow = ({ status, startsAt, endsAt }: Lesson, now: Date): boolean =>
  status === 'scheduled' && now.getTime() >= startsAt.getTime() - START_WINDOW_MS && now < endsAt;
