import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from './use-api.ts';
import { type Page, type Pages, pagesOf } from './use-pages.ts';

interface Asked {
  readonly queryKey: readonly unknown[];
  readonly path: `/api/${string}`;
  readonly query: URLSearchParams;
}

/** A list of the API whose contract is not declared yet. */
export function useUntypedPages<Item>({ queryKey, path, query }: Asked): Pages<Item> {
  const api = useApi();
  return pagesOf(
    useInfiniteQuery({
      queryKey,
      initialPageParam: null as string | null,
      queryFn: ({ pageParam, signal }) => {
        const asked = new URLSearchParams(query);
        if (pageParam !== null) asked.set('cursor', pageParam);
        return api<Page<Item>>(`${path}?${asked}`, { signal });
      },
      getNextPageParam: ({ nextCursor }) => nextCursor,
      placeholderData: keepPreviousData,
    }),
  );
}
