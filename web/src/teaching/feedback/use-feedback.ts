import { studentVersionOf } from '@bayan/domain/feedback/feedback-version';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { type InfiniteData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import type { Page } from '#platform/api/use-pages.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

const toRate = ['sessions', 'to-rate'];

/** What the student has had and not rated, newest first (R129). */
export const useToRate = () =>
  useUntypedPages<Session>({ queryKey: toRate, path: '/api/sessions/to-rate', query: new URLSearchParams() });

/** What the student may still rate otherwise, the newest rating first. */
export const useRatedLately = () =>
  useUntypedPages<Session>({
    queryKey: ['sessions', 'rated-lately'],
    path: '/api/sessions/rated-lately',
    query: new URLSearchParams(),
  });

/** The lesson that somebody was led to, which may stand further down the list than what has come of it. */
export function useCalledSession(id: string | null) {
  const api = useApi();
  return useQuery({
    queryKey: ['sessions', 'called', id],
    queryFn: ({ signal }) => api<Session>(`/api/sessions/${encodeURIComponent(id ?? '')}`, { signal }),
    enabled: id !== null,
  });
}

export interface GivenFeedback {
  readonly rating: number | null;
  readonly comment: string;
}

type Pages = InfiniteData<Page<Session>, string | null>;

/** Once it is stored the session leaves the list at once, and what stands beside it, before all is read anew (R123). */
export function useRateSession(onRated: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body, key }: { id: string; body: GivenFeedback; key: string }) =>
      api<Session>(`/api/sessions/${id}/feedback`, { method: 'POST', body, idempotencyKey: key }),
    onSuccess: rated => {
      onRated();
      queries.setQueryData<Pages>(
        toRate,
        list =>
          list && {
            ...list,
            pages: list.pages.map(page => ({
              ...page,
              items: page.items.filter(({ id }) => id !== rated.id),
            })),
          },
      );
    },
    // Also where it was refused: somebody may have rated it on another device.
    onSettled: () => queries.invalidateQueries(),
  });
}

export function useChangeRating() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ session, body }: { session: Session; body: GivenFeedback }) =>
      api<Session>(`/api/sessions/${session.id}/feedback`, {
        method: 'PATCH',
        body,
        version: studentVersionOf(session),
      }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
