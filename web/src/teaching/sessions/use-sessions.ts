import { keepPreviousData } from '@tanstack/react-query';
import { givenIn } from '#platform/address-filters.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';
import type { HistoryFilters } from './history-filters.ts';

const LINE = 'GET /api/sessions';
/** All that has been read of the list, whatever the filters. */
export const SESSION_LISTS = { queryKey: ['sessions', LINE] };

/** The sessions that the filters leave, newest first, a page at a time. */
export const useSessions = (filters: HistoryFilters) => usePages(LINE, { query: givenIn(filters) });

/** The same sessions added up. */
export const useSessionTotals = (filters: HistoryFilters) =>
  useEndpoint('GET /api/sessions/totals', { query: givenIn(filters) }, { placeholderData: keepPreviousData });
