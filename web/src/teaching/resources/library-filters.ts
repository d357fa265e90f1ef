import { RESOURCE_SHELVES, type ResourceShelf } from '@bayan/domain/resources/resource-shelf';
import { filtersIn, type ResourceFilters } from './resource-filters.ts';

/** What an admin looks for in the whole library; null where anything will do. */
export type LibraryFilters = ResourceFilters & { readonly shelf: ResourceShelf | null };

/** And which resource is open. */
export type LibraryChoice = LibraryFilters & { readonly open: string | null };

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** From an address; what it names and we do not offer is nothing. */
export function libraryChoiceIn(address: URLSearchParams): LibraryChoice {
  const open = address.get('open') ?? '';
  return {
    ...filtersIn(address),
    shelf: RESOURCE_SHELVES.find(shelf => shelf === address.get('shelf')) ?? null,
    open: ID.test(open) ? open : null,
  };
}
