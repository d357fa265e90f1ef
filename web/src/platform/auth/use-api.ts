import { useMemo } from 'react';
import { type Api, createApi } from '../api.ts';
import { useAuth } from './auth-context.ts';

/** The API, asked as the signed-in person. */
export function useApi(): Api {
  const { client, recheck } = useAuth();
  return useMemo(
    () =>
      createApi({
        token: async () => (await (await client()).getSession()).data.session?.access_token ?? null,
        renewedToken: async () =>
          (await (await client()).refreshSession()).data.session?.access_token ?? null,
        onRefused: () => void recheck(),
      }),
    [client, recheck],
  );
}
