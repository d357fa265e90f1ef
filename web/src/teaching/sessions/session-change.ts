import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Call } from '#platform/api/call.ts';
import { useCall } from '#platform/api/use-call.ts';
import { useRefresh } from '#platform/api/use-change.ts';
import type { Page } from '#platform/api/use-pages.ts';
import { SESSION_LISTS } from './use-sessions.ts';

type Pages = InfiniteData<Page<Session>, string | null>;

/** One change to one session: how it is sent, and how the session looks once it is made. */
export interface SessionChange {
  readonly session: Session;
  readonly send: (call: Call) => Promise<Session>;
  readonly becomes: Partial<Session>;
}

const showInLists = (queries: QueryClient, changed: Session) =>
  queries.setQueriesData<Pages>(
    SESSION_LISTS,
    // A single page of a few, as the logger reads of one student, is no list that somebody sees.
    lists =>
      lists && 'pages' in lists
        ? {
            ...lists,
            pages: lists.pages.map(page => ({
              ...page,
              items: page.items.map(session => (session.id === changed.id ? changed : session)),
            })),
          }
        : lists,
  );

/** Also called where the session has left the list, and with it the button that was pressed. */
interface Outcome {
  readonly onSaved?: (changed: Session, before: Session) => void;
  readonly onRefused?: (error: Error) => void;
}

/** Shows the change at once, and takes it back where the server refuses it. Nothing is written over unseen: R297. */
export function useSessionChange({ onSaved, onRefused }: Outcome = {}) {
  const call = useCall();
  const queries = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ send }: SessionChange) => send(call),
    onMutate: async ({ session, becomes }) => {
      await queries.cancelQueries(SESSION_LISTS);
      showInLists(queries, { ...session, ...becomes });
    },
    onSuccess: (changed, { session }) => {
      onSaved?.(changed, session);
      showInLists(queries, changed);
    },
    onError: (error, { session }) => {
      onRefused?.(error);
      showInLists(queries, session);
    },
    onSettled: () => refresh('sessions'),
  });
}
