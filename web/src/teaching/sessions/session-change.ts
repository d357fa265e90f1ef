import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Call } from '#platform/api/call.ts';
import { isUnanswered } from '#platform/api/unanswered-changes.ts';
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

/**
 * Sends it. Where the answer is lost, the session itself says whether it was done: whoever is told to try again would press
 * what stands in its place by then, the button of another lesson (R673).
 */
async function sendAndSee(call: Call, { session, send, becomes }: SessionChange): Promise<Session> {
  try {
    return await send(call);
  } catch (error) {
    // A dialog stays open with what was typed, and sends it again under the same key.
    if (!isUnanswered(error) || becomes.status === undefined) throw error;
    const now = await call('GET /api/sessions/{id}', { params: { id: session.id } }).catch(() => null);
    if (now?.status === becomes.status) return now;
    throw error;
  }
}

/** Also called where the session has left the list, and with it the button that was pressed. */
interface Outcome {
  readonly onSaved?: (changed: Session, before: Session) => void;
  readonly onRefused?: (error: Error, session: Session) => void;
}

/** Shows the change at once, and takes it back where the server refuses it. Nothing is written over unseen: R297. */
export function useSessionChange({ onSaved, onRefused }: Outcome = {}) {
  const call = useCall();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const underWay = useRef(new Set<string>());
  const mutation = useMutation({
    mutationFn: (change: SessionChange) => sendAndSee(call, change),
    onMutate: async ({ session, becomes }) => {
      await queries.cancelQueries(SESSION_LISTS);
      showInLists(queries, { ...session, ...becomes });
    },
    onSuccess: (changed, { session }) => {
      onSaved?.(changed, session);
      showInLists(queries, changed);
    },
    onError: (error, { session }) => {
      onRefused?.(error, session);
      showInLists(queries, session);
    },
    onSettled: (_changed, _error, { session }) => {
      underWay.current.delete(session.id);
      return refresh('sessions');
    },
  });
  /** A button is disabled with the next frame only: a second press before it is the same wish. */
  const mutate: typeof mutation.mutate = (change, options) => {
    if (underWay.current.has(change.session.id)) return;
    underWay.current.add(change.session.id);
    mutation.mutate(change, options);
  };
  return { ...mutation, mutate };
}
