import type { Session } from '@bayan/domain/sessions/session';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import type { Page } from '#platform/api/use-pages.ts';

type Pages = InfiniteData<Page<Session>, string | null>;

/** One change to one session: where it is sent, and how the session looks once it is made. */
export interface SessionChange {
  readonly session: Session;
  readonly method: 'POST' | 'PATCH' | 'PUT';
  /** Below the session's own address. */
  readonly path?: '' | `/${string}`;
  readonly body: unknown;
  /** What was read of what is changed, where it is not the session's own: a rating has its version (R126). */
  readonly version?: number;
  readonly becomes: Partial<Session>;
}

const listed = { queryKey: ['sessions', 'list'] };

const showInLists = (queries: QueryClient, changed: Session) =>
  queries.setQueriesData<Pages>(
    listed,
    lists =>
      lists && {
        ...lists,
        pages: lists.pages.map(page => ({
          ...page,
          items: page.items.map(session => (session.id === changed.id ? changed : session)),
        })),
      },
  );

/** Shows the change at once, and takes it back where the server refuses it. Nothing is written over unseen: R297. */
export function useSessionChange() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ session, method, path = '', body, version = session.version }: SessionChange) =>
      api<Session>(`/api/sessions/${session.id}${path}`, { method, body, version }),
    onMutate: async ({ session, becomes }) => {
      await queries.cancelQueries(listed);
      showInLists(queries, { ...session, ...becomes });
    },
    onSuccess: changed => showInLists(queries, changed),
    onError: (_error, { session }) => showInLists(queries, session),
    onSettled: () => queries.invalidateQueries(),
  });
}
