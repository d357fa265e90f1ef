import { affectedBy } from '@bayan/domain/live/affected';
import type { Person } from '@bayan/domain/profiles/profiles.contract';
import type { AuthError } from '@supabase/auth-js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#platform/api/endpoint-lines.ts';
import { useCall } from '#platform/api/use-call.ts';
import { endpointKey, useEndpoint } from '#platform/api/use-endpoint.ts';
import { useAuth } from '#platform/auth/auth-context.ts';

export const useProfile = () => useEndpoint('GET /api/me', {});

/** Their name stands beside what they wrote, and a parent's address says who may stop reminders. */
const CHANGED = ['profiles', 'progress-notes', 'messages', 'resources', 'reminders'] as const;

/** Whoever shows the person, the sidebar among them, follows at once. The person has come with the answer. */
export function useShowSaved(): (saved: Person) => void {
  const queries = useQueryClient();
  const { recheck } = useAuth();
  return saved => {
    const own = endpointKey('GET /api/me', {});
    queries.setQueryData(own, saved);
    const topics = new Set(CHANGED.flatMap(affectedBy).filter(topic => topic !== own[0]));
    for (const topic of topics) void queries.invalidateQueries({ queryKey: [topic] });
    void recheck();
  };
}

interface Sent extends SentTo<'PATCH /api/me'> {
  /** Null where the address stays. */
  readonly newEmail: string | null;
}

interface Saved {
  readonly person: Person;
  /** What the sign-in service has against the new address; all else is saved then. */
  readonly emailError: AuthError | null;
}

export function useSaveProfile() {
  const call = useCall();
  const { client } = useAuth();
  const showSaved = useShowSaved();
  return useMutation({
    mutationFn: async ({ newEmail, ...sent }: Sent): Promise<Saved> => {
      const person = await call('PATCH /api/me', sent);
      if (newEmail === null) return { person, emailError: null };
      const { error } = await (await client()).updateUser({ email: newEmail });
      return { person, emailError: error };
    },
    onSuccess: ({ person }) => showSaved(person),
  });
}
