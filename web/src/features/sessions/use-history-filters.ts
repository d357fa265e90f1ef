import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { filtersIn, type HistoryFilters, queryOf } from './history-filters.ts';

/** The filters live in the address: a view can be shared, and Back returns to the one before. */
export function useHistoryFilters() {
  const [address, setAddress] = useSearchParams();
  const setFilters = useCallback(
    (change: Partial<HistoryFilters>, how: { readonly replace?: boolean } = {}) =>
      // From the address itself: two quick choices may both come before the page has shown the first.
      setAddress(queryOf({ ...filtersIn(new URLSearchParams(location.search)), ...change }), {
        ...how,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return { filters: filtersIn(address), setFilters };
}
