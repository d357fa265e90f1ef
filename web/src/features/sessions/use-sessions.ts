import type { SessionPage } from '@bayan/domain/sessions/session';
import type { SessionTotals } from '@bayan/domain/sessions/session-totals';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/auth/use-api.ts';
import { type HistoryFilters, queryOf } from './history-filters.ts';

/** The sessions that the filters leave, newest first, a page at a time. */
export function useSessions(filters: HistoryFilters) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['sessions', 'list', filters],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const query = queryOf(filters);
      if (pageParam !== null) query.set('cursor', pageParam);
      return api<SessionPage>(`/api/sessions?${query}`, { signal });
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** The same sessions added up. */
export function useSessionTotals(filters: HistoryFilters) {
  const api = useApi();
  return useQuery({
    queryKey: ['sessions', 'totals', filters],
    queryFn: ({ signal }) => api<SessionTotals>(`/api/sessions/totals?${queryOf(filters)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
