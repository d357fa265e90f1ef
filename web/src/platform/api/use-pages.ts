import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { AnswerOf, ReadLine, SentTo } from './endpoint-lines.ts';
import { useCall } from './use-call.ts';
import { endpointKey } from './use-endpoint.ts';

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

type ListLine = { [L in ReadLine]: AnswerOf<L> extends Page<unknown> ? L : never }[ReadLine];
type ItemOf<L extends ListLine> = AnswerOf<L> extends Page<infer Item> ? Item : never;

/** A list of the API, a page at a time. */
export function usePages<L extends ListLine>(line: L, sent: SentTo<L> & object): Pages<ItemOf<L>> {
  const call = useCall();
  return pagesOf(
    useInfiniteQuery({
      queryKey: endpointKey(line, sent),
      initialPageParam: null as string | null,
      queryFn: async ({ pageParam, signal }) =>
        (await call(line, { ...sent, cursor: pageParam, signal })) as Page<ItemOf<L>>,
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
