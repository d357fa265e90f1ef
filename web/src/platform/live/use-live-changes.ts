import type { EndpointPath } from '@bayan/domain/endpoints/endpoint-path';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApiAccess } from '#platform/api/use-api-access.ts';
import { openAnswer } from '#platform/api-client.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { keepConnected } from './live-connection.ts';
import type { LiveMessage } from './live-message.ts';
import { oneTabLeads } from './one-tab-leads.ts';
import { createRefetcher } from './refetcher.ts';

const LIVE = '/api/live' satisfies EndpointPath<'GET'>;
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(['profiles', 'accounts']);

/** Shows what others change while the page is open (R304). */
export function useLiveChanges(personId: string): void {
  const queries = useQueryClient();
  const access = useApiAccess();
  const { recheck } = useAuth();
  useEffect(() => {
    const refetcher = createRefetcher(queries);
    const hear = (message: LiveMessage) => {
      if (message === 'beat') return;
      refetcher.take(message);
      if (ABOUT_PEOPLE.has(message.noun) && message.id === personId) void recheck();
    };
    const leave = oneTabLeads({
      name: `live ${personId}`,
      lead: tell => keepConnected({ open: signal => openAnswer(access, LIVE, { signal }), tell }),
      hear,
    });
    return () => {
      leave();
      refetcher.stop();
    };
  }, [queries, access, recheck, personId]);
}
