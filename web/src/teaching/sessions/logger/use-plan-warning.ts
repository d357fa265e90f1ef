import { type UncoveredReason, uncoveredReasonOf } from '@bayan/domain/availability/lessons-outside';
import type { Range } from '@bayan/domain/availability/ranges';
import { EARLIEST_DAY } from '@bayan/domain/fields/dates.limits';
import { isOpen, type SessionStatus } from '@bayan/domain/sessions/session-status';
import { instantOf, wallClock } from '@bayan/domain/time/zoned-time';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

const MINUTE_MS = 60_000;

interface Wished {
  readonly date: string | null;
  readonly time: string | null;
  readonly duration: number;
  readonly status: SessionStatus;
  /** Whose time it is, where an admin plans for her. */
  readonly tutorId?: string | undefined;
}

/** Why a planned lesson does not fit the tutor's own plan, and what that plan is. */
export interface PlanWarning {
  readonly why: UncoveredReason;
  /** When the tutor is away then, or else the hours of that day. */
  readonly ranges: readonly Range[];
}

/** What is outside a tutor's hours or in her time off may be planned, and is said before it is saved (R480). */
export function usePlanWarning({ date, time, duration, status, tutorId }: Wished): PlanWarning | null {
  const timezone = useViewerTimezone();
  const isTutor = useAuth().userProfile?.role === 'tutor';
  const startsAt =
    isOpen(status) && date !== null && time !== null && date >= EARLIEST_DAY
      ? instantOf(date, time, timezone)
      : null;
  const lesson = startsAt && {
    from: startsAt,
    until: new Date(startsAt.getTime() + duration * MINUTE_MS),
  };
  const isAsked = lesson !== null && (isTutor || tutorId !== undefined);
  const { data } = useEndpoint(
    'GET /api/sessions/calendar',
    isAsked && date !== null
      ? {
          query: {
            from: date,
            to: wallClock(lesson.until, timezone).date,
            timezone,
            // The plan alone is wanted.
            limit: 1,
            ...(!isTutor && { tutorId }),
          },
        }
      : null,
  );
  if (!lesson || !data) return null;
  const hours = data.hours.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }));
  const timeOff = data.timeOff.map(off => ({ from: new Date(off.startsAt), until: new Date(off.endsAt) }));
  const why = uncoveredReasonOf(lesson, { hours: data.keepsHours ? hours : null, timeOff });
  return why && { why, ranges: why === 'time-off' ? timeOff : hours };
}
