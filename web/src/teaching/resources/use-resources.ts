import type { Resource } from '@bayan/domain/resources/resources.contract';
import { RESOURCE_LIMITS } from '@bayan/domain/resources/resources.limits';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { givenIn } from '#platform/address-filters.ts';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { endpointKey } from '#platform/api/use-endpoint.ts';
import { pagesOf } from '#platform/api/use-pages.ts';
import type { LibraryFilters } from './library-filters.ts';
import { bodyOf, type FilledResource } from './resource-form.ts';

const PAGE_SIZE = 24;

/** Tutors have no shelves to choose from. */
type Filters = Omit<LibraryFilters, 'shelf'> & Partial<Pick<LibraryFilters, 'shelf'>>;

/** The resources that the filters leave, newest first, a page at a time, each with the counts of all. */
export function useResources({ type, subject, q, shelf }: Filters) {
  const call = useCall();
  const query = {
    type: type ?? undefined,
    subject: subject ?? undefined,
    q: q ?? undefined,
    shelf: shelf ?? undefined,
    sort: 'newest' as const,
    limit: PAGE_SIZE,
  };
  const list = useInfiniteQuery({
    queryKey: endpointKey('GET /api/resources', { query }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/resources', { query: { ...query, offset: pageParam }, signal }),
    getNextPageParam: ({ hasMore }, _pages, offset) => {
      const next = offset + PAGE_SIZE;
      return hasMore && next <= RESOURCE_LIMITS.offset ? next : null;
    },
    placeholderData: keepPreviousData,
  });
  return { ...pagesOf(list), counts: list.data?.pages[0]?.counts };
}

/** All that the filters leave, as a file. */
export function useExportResources(filters: LibraryFilters): () => Promise<void> {
  const download = useDownload();
  return () => download('GET /api/resources/export', { query: givenIn(filters) });
}

interface Saved {
  readonly form: FilledResource;
  /** What is changed, in the version that was read; null for a new one. */
  readonly over: Resource | null;
}

/** Adds a resource, or changes what is said about one. */
export function useSaveResource(onSaved: () => void) {
  const call = useCall();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ form, over }: Saved) => {
      const { added, changed } = bodyOf(form);
      return over
        ? call('PATCH /api/resources/{id}', {
            params: { id: over.id },
            body: changed,
            version: over.version,
          })
        : call('POST /api/resources', { body: added });
    },
    onSuccess: () => {
      onSaved();
      return refresh('resources');
    },
  });
}
