import { useMemo } from 'react';
import type { ApiAccess } from '#platform/api-client.ts';
import { useAuth } from '#platform/auth/auth-context.ts';

/** How the signed-in person is let in. */
export function useApiAccess(): ApiAccess {
  const { client, recheck } = useAuth();
  return useMemo(
    () => ({
      token: async () => (await (await client()).getSession()).data.session?.access_token ?? null,
      renewedToken: async () => (await (await client()).refreshSession()).data.session?.access_token ?? null,
      onRefused: () => void recheck(),
    }),
    [client, recheck],
  );
}
