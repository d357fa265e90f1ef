import type { Homework, HomeworkPage } from '@bayan/domain/homework/homework.contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import { endpointKey, useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';

const MINUTE_MS = 60_000;
const PENDING = 'GET /api/homework/pending';

/** What the student has to do, soonest due first (R158). */
export const usePendingHomework = () => usePages(PENDING, {});

/** What the student has handed in, newest first. */
export const useCompletedHomework = () => usePages('GET /api/homework/completed', {});

/** Read again by itself: what falls due while the page is open is overdue on its card too. */
export const useHomeworkTotals = () =>
  useEndpoint('GET /api/homework/totals', {}, { refetchInterval: MINUTE_MS });

type Pages = InfiniteData<HomeworkPage, string | null>;

/** Shows it at once, and takes it back where the server refuses it (R154). */
export function useBeginHomework() {
  const call = useCall();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const pending = endpointKey(PENDING, {});
  const show = (changed: Homework) =>
    queries.setQueryData<Pages>(
      pending,
      list =>
        list && {
          ...list,
          pages: list.pages.map(page => ({
            ...page,
            items: page.items.map(piece => (piece.id === changed.id ? changed : piece)),
          })),
        },
    );
  return useMutation({
    mutationFn: ({ id, version }: Homework) =>
      call('POST /api/homework/{id}/begin', { params: { id }, version }),
    onMutate: async homework => {
      await queries.cancelQueries({ queryKey: pending });
      show({ ...homework, status: 'in-progress' });
    },
    onSuccess: show,
    onError: (_error, homework) => show(homework),
    onSettled: () => refresh('homework'),
  });
}
