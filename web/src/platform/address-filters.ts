import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What a list is narrowed to; null where anything will do. */
type Filters = { readonly [name: string]: string | null };

/** As an address and the API say it. */
export const queryOf = (filters: Filters): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== null),
  );

/** Only what was chosen, as a request names it. */
export const givenIn = <F extends Filters>(filters: F) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null)) as {
    readonly [Name in keyof F]?: NonNullable<F[Name]>;
  };

export const isFiltered = (filters: Filters) => queryOf(filters).size > 0;

/** The filters live in the address: a view can be shared, and Back returns to the one before. */
export function useAddressFilters<F extends Filters>(filtersIn: (address: URLSearchParams) => F) {
  const [address, setAddress] = useSearchParams();
  const setFilters = useCallback(
    (change: Partial<F>, how: { readonly replace?: boolean } = {}) =>
      // From the address itself: two quick choices may both come before the page has shown the first.
      setAddress(queryOf({ ...filtersIn(new URLSearchParams(location.search)), ...change }), {
        ...how,
        preventScrollReset: true,
      }),
    [setAddress, filtersIn],
  );
  return { filters: filtersIn(address), setFilters };
}
