import type { SessionStatus } from '#sessions/session-status.ts';

/** A lesson of a series, as far as a change of the series asks. */
export interface SeriesLesson {
  readonly id: string;
  /** Its day in the plan, by the anchor's clock; where it is now may be another day. */
  readonly day: string;
  readonly startsAt: Date;
  readonly status: SessionStatus;
  /** Whether it was moved by hand. */
  readonly isOwnChange: boolean;
  /** Whether another tutor gives it than that of the series. */
  readonly isElsewhere?: boolean;
  /** Its time in the plan, where a timetable has put it elsewhere and nobody has moved it since. */
  readonly followsFrom?: Date | null;
  /** Notes, homework, a confirmation, a request, a move: something that somebody may look for. */
  readonly hasTrace: boolean;
}

const UNREMINDED_MS = 48 * 3_600_000;

/** Whether a lesson to come can vanish: nobody was reminded of it yet, and nothing hangs on it (R457). */
export const isLeftWithoutTrace = ({ startsAt, hasTrace }: SeriesLesson, now: Date): boolean =>
  !hasTrace && startsAt.getTime() - now.getTime() > UNREMINDED_MS;
