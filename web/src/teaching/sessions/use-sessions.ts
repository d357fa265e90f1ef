import type { Session } from '@bayan/domain/sessions/session';
import type { SessionTotals } from '@bayan/domain/sessions/session-totals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/address-filters.ts';
import { useApi } from '#platform/api/use-api.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';
import type { HistoryFilters } from './history-filters.ts';

/** The sessions that the filters leave, newest first, a page at a time. */
export const useSessions = (filters: HistoryFilters) =>
  useUntypedPages<Session>({
    queryKey: ['sessions', 'list', filters],
    path: '/api/sessions',
    query: queryOf(filters),
  });

/** The same sessions added up. */
export function useSessionTotals(filters: HistoryFilters) {
  const api = useApi();
  return useQuery({
    queryKey: ['sessions', 'totals', filters],
    queryFn: ({ signal }) => api<SessionTotals>(`/api/sessions/totals?${queryOf(filters)}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
