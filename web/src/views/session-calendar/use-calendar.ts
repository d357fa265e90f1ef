import type { Week } from '@bayan/domain/gulf-calendar/week';
import { weekOf } from '@bayan/domain/gulf-calendar/week';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { AnswerOf, SentTo } from '#platform/api/endpoint-lines.ts';
import { useCall } from '#platform/api/use-call.ts';
import { endpointKey, useEndpoint } from '#platform/api/use-endpoint.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { type LaneKind, MAX_LANES } from './calendar-address.ts';
import type { TutorPlan } from './use-shaded-day.ts';

const LINE = 'GET /api/sessions/calendar';
type Calendar = AnswerOf<typeof LINE>;
type CalendarQuery = NonNullable<SentTo<typeof LINE>['query']>;
export type CalendarSession = Calendar['items'][number];
export type Holiday = Calendar['holidays'][number];
type Person = CalendarSession['tutor'];

/** Somebody whose lessons are drawn. */
export interface ShownPerson {
  readonly id: string;
  /** Null until one of their lessons has told it. */
  readonly person: Pick<Person, 'name' | 'nameAr'> | null;
}

/** As the academy's country has it (R540); until that is known, as most of the Gulf. */
export function useAcademyWeek(): Week {
  const { data } = useEndpoint('GET /api/settings', {});
  return weekOf(data?.country ?? 'SA');
}

/** Of one person: all lessons, and of a tutor when she teaches and is away. */
interface PersonDays extends TutorPlan {
  readonly items: readonly CalendarSession[];
  readonly holidays: readonly Holiday[];
}

const planIn = ({ hours, keepsHours, timeOff }: Calendar): TutorPlan => ({
  hours: keepsHours
    ? hours.map(({ from, until }) => ({ from: new Date(from), until: new Date(until) }))
    : null,
  timeOff: timeOff.map(({ startsAt, endsAt }) => ({ from: new Date(startsAt), until: new Date(endsAt) })),
});

/** All pages of it. */
async function readWhole(
  call: ReturnType<typeof useCall>,
  query: CalendarQuery,
  signal: AbortSignal,
): Promise<PersonDays> {
  const first: Calendar = await call(LINE, { query, signal });
  const items = [...first.items];
  let cursor = first.nextCursor;
  while (cursor !== null) {
    const page: Calendar = await call(LINE, { query, cursor, signal });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return { items, holidays: first.holidays, ...planIn(first) };
}

interface Asked {
  readonly days: readonly string[];
  readonly by: LaneKind;
  readonly lanes: readonly string[];
}

const uniquePeople = (sessions: readonly CalendarSession[], by: LaneKind): ShownPerson[] =>
  [...new Map(sessions.map(session => [session[by].id, session[by]])).values()]
    .map(person => ({ id: person.id, person }))
    .toSorted((a, b) => a.person.name.localeCompare(b.person.name));

/**
 * The lessons of those who were chosen; where nobody was, of the first six who have any. Each is asked for alone: a week of
 * two thousand lessons costs no more than those six have (R965).
 */
export function useCalendar({ days, by, lanes }: Asked) {
  const call = useCall();
  const timezone = useViewerTimezone();
  const frame = { from: days.at(0) ?? '', to: days.at(-1) ?? '', timezone };
  const everybody = useEndpoint(LINE, { query: frame }, { placeholderData: keepPreviousData });
  const known = uniquePeople(everybody.data?.items ?? [], by);
  const chosen = lanes.length > 0 ? lanes : known.slice(0, MAX_LANES).map(({ id }) => id);
  const queries = useQueries({
    queries: chosen.map(id => {
      const sent = { query: { ...frame, ...(by === 'tutor' ? { tutorId: id } : { studentId: id }) } };
      return {
        queryKey: [...endpointKey(LINE, sent), 'whole'],
        placeholderData: keepPreviousData,
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => readWhole(call, sent.query, signal),
      };
    }),
  });
  const sessions = queries.flatMap(({ data }) => data?.items ?? []);
  const people = new Map([...known, ...uniquePeople(sessions, by)].map(lane => [lane.id, lane]));
  const error = everybody.error ?? queries.find(query => query.error)?.error ?? null;
  return {
    sessions,
    holidays: everybody.data?.holidays ?? [],
    /** By tutor, as far as they have come; none where students are shown. */
    plans: new Map<string, TutorPlan>(
      by === 'tutor'
        ? chosen.flatMap((id, i) => (queries[i]?.data ? [[id, queries[i].data] as const] : []))
        : [],
    ),
    lanes: chosen.map((id): ShownPerson => people.get(id) ?? { id, person: null }),
    isWhole: lanes.length > 0 || (known.length <= MAX_LANES && everybody.data?.nextCursor === null),
    isLoading: everybody.isPending || queries.some(({ isPending }) => isPending),
    error,
    retry: () => {
      void everybody.refetch();
      for (const query of queries) if (query.error) void query.refetch();
    },
  };
}

/** A tutor's own sessions of some days, with when she teaches and is away. */
export function useOwnCalendar(days: readonly string[]) {
  const call = useCall();
  const timezone = useViewerTimezone();
  const query = { from: days.at(0) ?? '', to: days.at(-1) ?? '', timezone };
  return useQuery({
    queryKey: [...endpointKey(LINE, { query }), 'whole'],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => readWhole(call, query, signal),
  });
}
