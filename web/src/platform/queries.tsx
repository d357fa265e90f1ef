import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from './api-client.ts';

const MAX_RETRIES = 2;

/** Only what another try could change is tried again. */
const isTemporary = (error: Error) =>
  !(error instanceof ApiError) || error.code === 'service.unavailable' || error.code === 'internal';

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      // What cannot be sent must fail, so that it is said: it would wait in silence otherwise.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isTemporary(error),
      },
    },
  });

/** What signed-in areas have read. Mounted anew for each person, so that nobody sees what another one read. */
export function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
