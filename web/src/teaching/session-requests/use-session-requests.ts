import type { SessionRequest } from '@bayan/domain/session-requests/session-request';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import type { Page } from '#platform/api/use-pages.ts';
import { useUntypedPages } from '#platform/api/use-untyped-pages.ts';

const MOST = 100;

/** What was asked about the sessions one may see and waits for an answer. */
export const useOpenRequests = () =>
  useUntypedPages<SessionRequest>({
    queryKey: ['session-requests', 'open'],
    path: '/api/session-requests',
    query: new URLSearchParams({ status: 'open', limit: String(MOST) }),
  });

/** The last that was asked about each session, by the session's id. */
export function useLastRequests(): ReadonlyMap<string, SessionRequest> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['session-requests', 'last'],
    queryFn: ({ signal }) => api<Page<SessionRequest>>(`/api/session-requests?limit=${MOST}`, { signal }),
  });
  // Newest first: what is set last stays.
  return new Map(data?.items.toReversed().map(request => [request.session.id, request]));
}

interface RequestChange {
  readonly path: `/api/session-requests${string}`;
  readonly body?: unknown;
  readonly version?: number;
  readonly idempotencyKey?: string;
}

/** Asks, answers or takes back; what it changes beside is read again. `onDone` also where nobody waits for it any more. */
export function useRequestChange(onDone?: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...sent }: RequestChange) => api<SessionRequest>(path, { method: 'POST', ...sent }),
    ...(onDone && { onSuccess: onDone }),
    onSettled: () => queries.invalidateQueries(),
  });
}
