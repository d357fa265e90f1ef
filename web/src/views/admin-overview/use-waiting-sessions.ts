import type { Session } from '@bayan/domain/sessions/session';
import type { WaitingSession } from '@bayan/domain/sessions/waiting-session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

/** Sessions to come whose tutor has left, soonest first. */
export const useWaitingSessions = () =>
  useUntypedPages<WaitingSession>({
    queryKey: ['sessions', 'without-tutor'],
    path: '/api/sessions/without-tutor',
    query: new URLSearchParams(),
  });

/** Gives one of them to another tutor; what that changes is read again. */
export function useGiveSession() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ session: { id, version }, tutorId }: { session: Session; tutorId: string }) =>
      api<Session>(`/api/sessions/${id}/reassignment`, { method: 'POST', body: { tutorId }, version }),
    onSettled: () => queries.invalidateQueries(),
  });
}
