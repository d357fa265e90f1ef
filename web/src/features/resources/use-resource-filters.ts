import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { filtersIn, queryOf, type ResourceFilters } from './resource-filters.ts';

/** The filters live in the address: a view can be shared, and Back returns to the one before. */
export function useResourceFilters() {
  const [address, setAddress] = useSearchParams();
  const setFilters = useCallback(
    (change: Partial<ResourceFilters>, how: { readonly replace?: boolean } = {}) =>
      // From the address itself: two quick choices may both come before the page has shown the first.
      setAddress(queryOf({ ...filtersIn(new URLSearchParams(location.search)), ...change }), {
        ...how,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return { filters: filtersIn(address), setFilters };
}
