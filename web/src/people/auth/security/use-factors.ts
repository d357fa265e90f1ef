import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#platform/auth/auth-context.ts';

const key = ['second-factors'];

/** The authenticator apps and keys of the person, those that are just being set up among them. */
export function useFactors() {
  const { client } = useAuth();
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const { data, error } = await (await client()).mfa.listFactors();
      if (error) throw error;
      return data.all.filter(({ factor_type }) => factor_type === 'totp' || factor_type === 'webauthn');
    },
    staleTime: 0,
  });
}

export function useLookAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
