import { FURTHEST_OFFSET } from '@bayan/domain/resources/furthest-offset';
import type { Resource, ResourcePage } from '@bayan/domain/resources/resource';
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '#platform/address-filters.ts';
import { useApi } from '#platform/api/use-api.ts';
import { pagesOf } from '#platform/api/use-pages.ts';
import type { ResourceFilters } from './resource-filters.ts';

const PAGE_SIZE = 24;

/** The resources that the filters leave, newest first, a page at a time, each with the counts of all. */
export function useResources(filters: ResourceFilters) {
  const api = useApi();
  const list = useInfiniteQuery({
    queryKey: ['resources', filters],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const query = queryOf(filters);
      for (const [name, value] of Object.entries({ sort: 'newest', limit: PAGE_SIZE, offset: pageParam }))
        query.set(name, String(value));
      return api<ResourcePage>(`/api/resources?${query}`, { signal });
    },
    getNextPageParam: ({ hasMore }, _pages, offset) => {
      const next = offset + PAGE_SIZE;
      return hasMore && next <= FURTHEST_OFFSET ? next : null;
    },
    placeholderData: keepPreviousData,
  });
  return { ...pagesOf(list), counts: list.data?.pages[0]?.counts };
}

/** One request that adds, changes or removes a resource. */
interface Sent {
  readonly path: `/api/resources${string}`;
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly body?: unknown;
  readonly version?: number;
  readonly idempotencyKey?: string;
}

export function useSaveResource() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...request }: Sent) => api<Resource>(path, request),
    onSuccess: () => queries.invalidateQueries(),
  });
}
