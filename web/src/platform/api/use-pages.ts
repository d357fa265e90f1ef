import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useApi } from './use-api.ts';

/** One answer of a list of the API (R299). */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** As much of a list as has come. */
export interface Pages<Item> {
  /** Undefined until the first page has come. */
  readonly items: readonly Item[] | undefined;
  readonly error: Error | null;
  /** What is shown was asked for with other words; what is asked for now is on its way. */
  readonly isBehind: boolean;
  readonly hasMore: boolean;
  readonly isBringingMore: boolean;
  readonly bringMore: () => void;
  /** Asks again for what did not come. */
  readonly retry: () => void;
}

interface Asked {
  readonly queryKey: readonly unknown[];
  readonly path: `/api/${string}`;
  readonly query: URLSearchParams;
}

/** A list of the API, a page at a time. */
export function usePages<Item>({ queryKey, path, query }: Asked): Pages<Item> {
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

/** The same of a list that is asked for in another way. */
export function pagesOf<Item>(
  list: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Item[] }>>,
): Pages<Item> {
  const bringMore = () => void list.fetchNextPage();
  return {
    items: list.data?.pages.flatMap(({ items }) => items),
    error: list.error,
    isBehind: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    isBringingMore: list.isFetchingNextPage,
    bringMore,
    retry: list.isFetchNextPageError ? bringMore : () => void list.refetch(),
  };
}
