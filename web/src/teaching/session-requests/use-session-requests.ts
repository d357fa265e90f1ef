import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';

const LINE = 'GET /api/session-requests';
const MOST = 100;

/** What was asked about the sessions one may see and waits for an answer. */
export const useOpenRequests = () => usePages(LINE, { query: { status: 'open', limit: MOST } });

/** The last that was asked about each session, by the session's id. */
export function useLastRequests(): ReadonlyMap<string, SessionRequest> {
  const { data } = useEndpoint(LINE, { query: { limit: MOST } });
  // Newest first: what is set last stays.
  return new Map(data?.items.toReversed().map(request => [request.session.id, request]));
}
