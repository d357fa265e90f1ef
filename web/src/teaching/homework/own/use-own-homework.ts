import type { Homework } from '@bayan/domain/homework/homework';
import type { SubmitHomeworkForm } from '@bayan/domain/homework/homework-form';
import type { HomeworkTotals } from '@bayan/domain/homework/homework-totals';
import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import type { Page } from '#platform/api/use-pages.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

const MINUTE_MS = 60_000;
const pending = ['homework', 'pending'];

/** What the student has to do, soonest due first (R158). */
export const usePendingHomework = () =>
  useUntypedPages<Homework>({
    queryKey: pending,
    path: '/api/homework/pending',
    query: new URLSearchParams(),
  });

/** What the student has handed in, newest first. */
export const useCompletedHomework = () =>
  useUntypedPages<Homework>({
    queryKey: ['homework', 'completed'],
    path: '/api/homework/completed',
    query: new URLSearchParams(),
  });

/** Read again by itself: what falls due while the page is open is overdue on its card too. */
export function useHomeworkTotals() {
  const api = useApi();
  return useQuery({
    queryKey: ['homework', 'totals'],
    queryFn: ({ signal }) => api<HomeworkTotals>('/api/homework/totals', { signal }),
    refetchInterval: MINUTE_MS,
  });
}

type Pages = InfiniteData<Page<Homework>, string | null>;

/** Shows it at once, and takes it back where the server refuses it (R154). */
export function useBeginHomework() {
  const api = useApi();
  const queries = useQueryClient();
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
      api<Homework>(`/api/homework/${id}/begin`, { method: 'POST', version }),
    onMutate: async homework => {
      await queries.cancelQueries({ queryKey: pending });
      show({ ...homework, status: 'in-progress' });
    },
    onSuccess: show,
    onError: (_error, homework) => show(homework),
    onSettled: () => queries.invalidateQueries(),
  });
}

interface HandedIn {
  readonly homework: Homework;
  readonly body: Partial<SubmitHomeworkForm>;
}

export function useSubmitHomework() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ homework: { id, version }, body }: HandedIn) =>
      api<Homework>(`/api/homework/${id}/submission`, { method: 'PUT', body, version }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
