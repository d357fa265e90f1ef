import type { Person } from '@bayan/domain/profiles/person';
import type { AuthError } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { useAuth } from '#platform/auth/auth-context.ts';

const ownKey = ['me'];

export function useProfile() {
  const api = useApi();
  return useQuery({
    queryKey: ownKey,
    queryFn: ({ signal }) => api<Person>('/api/me', { signal }),
  });
}

/** Whoever shows the person, the sidebar among them, follows at once. */
export function useShowSaved(): (saved: Person) => void {
  const queries = useQueryClient();
  const { recheck } = useAuth();
  return saved => {
    queries.setQueryData(ownKey, saved);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== ownKey[0] });
    void recheck();
  };
}

interface Sent {
  readonly body: unknown;
  readonly version: number;
  /** Null where the address stays. */
  readonly newEmail: string | null;
}

interface Saved {
  readonly person: Person;
  /** What the sign-in service has against the new address; all else is saved then. */
  readonly emailError: AuthError | null;
}

export function useSaveProfile() {
  const api = useApi();
  const { client } = useAuth();
  const showSaved = useShowSaved();
  return useMutation({
    mutationFn: async ({ body, version, newEmail }: Sent): Promise<Saved> => {
      const person = await api<Person>('/api/me', { method: 'PATCH', body, version });
      if (newEmail === null) return { person, emailError: null };
      const { error } = await (await client()).updateUser({ email: newEmail });
      return { person, emailError: error };
    },
    onSuccess: ({ person }) => showSaved(person),
  });
}
