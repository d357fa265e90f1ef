import { CALENDAR_LIMITS } from '@bayan/domain/session-calendar/session-calendar.limits';
import { useQueries } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { endpointKey } from '#platform/api/use-endpoint.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import type { LaneKind } from './calendar-address.ts';

const LINE = 'GET /api/sessions/days';

interface Asked {
  readonly days: readonly string[];
  readonly by: LaneKind;
  readonly lanes: readonly string[];
}

interface DayCount {
  readonly sessions: number;
  readonly isMore: boolean;
}

/** How many lessons each day has, of everybody or of those who were chosen. Undefined until all have come. */
export function useDayCounts({ days, by, lanes }: Asked): ReadonlyMap<string, DayCount> | undefined {
  const call = useCall();
  const timezone = useViewerTimezone();
  const frame = { from: days.at(0) ?? '', to: days.at(-1) ?? '', timezone };
  const people = lanes.map(id => (by === 'tutor' ? { tutorId: id } : { studentId: id }));
  const answers = useQueries({
    queries: (people.length > 0 ? people : [{}]).map(person => {
      const sent = { query: { ...frame, ...person } };
      return {
        queryKey: endpointKey(LINE, sent),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(LINE, { ...sent, signal }),
      };
    }),
  });
  if (answers.some(({ data }) => !data)) return undefined;
  const counts = new Map<string, DayCount>();
  for (const { data } of answers)
    for (const { day, sessions, isMore } of data?.days ?? []) {
      const all = (counts.get(day)?.sessions ?? 0) + sessions;
      counts.set(day, {
        sessions: Math.min(all, CALENDAR_LIMITS.counted),
        isMore: isMore || all > CALENDAR_LIMITS.counted || counts.get(day)?.isMore === true,
      });
    }
  return counts;
}
