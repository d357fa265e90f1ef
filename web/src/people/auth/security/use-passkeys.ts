import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#platform/auth/auth-context.ts';

const key = ['passkeys'];

/** One's own passkeys, the oldest first. */
export function usePasskeys({ isEnabled = true }: { readonly isEnabled?: boolean } = {}) {
  const { client } = useAuth();
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data, error } = await (await client()).passkey.list();
      if (error) throw error;
      return data;
    },
    enabled: isEnabled,
    staleTime: 0,
  });
}

export function useLookAtPasskeysAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
