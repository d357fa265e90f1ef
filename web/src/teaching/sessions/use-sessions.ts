import { keepPreviousData } from '@tanstack/react-query';
import { givenIn } from '#platform/address-filters.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';
import type { HistoryChoice, HistoryFilters } from './history-filters.ts';

const LINE = 'GET /api/sessions';
/** All that has been read of the list, whatever the filters. */
export const SESSION_LISTS = { queryKey: ['sessions', LINE] };

type Chosen = HistoryFilters | HistoryChoice;

/** The sessions that the filters leave, a page at a time. */
export const useSessions = (filters: Chosen) => usePages(LINE, { query: givenIn(filters) });

/** The same sessions added up. */
export const useSessionTotals = (filters: Chosen) =>
  useEndpoint('GET /api/sessions/totals', { query: givenIn(filters) }, { placeholderData: keepPreviousData });

/** Whether anything is to come; asked where nothing is past, since then it matters. */
export function useHasSessionsToCome(isAsked: boolean): boolean {
  const { data } = useEndpoint('GET /api/sessions/totals', isAsked ? { query: { view: 'to-come' } } : null);
  return isAsked && (data?.sessions ?? 0) > 0;
}
