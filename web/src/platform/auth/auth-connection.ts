import type { AuthService } from '@bayan/domain/auth/auth-service.contract';
import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { keepDraftsOf } from '#platform/drafts.ts';
import { createSignInClient, type SignInClient } from './auth-client.ts';
import { afterEvent, afterProfile } from './auth-events.ts';
import type { AuthConnection, HeldState } from './auth-store.ts';
import { hasStoredSignIn } from './stored-sign-in.ts';
import { readUserProfile } from './user-profile.ts';

/**
 * Lets the events of the sign-in client, and what the academy says of the person, become the state. Fetched only where
 * somebody signs in or has: a visitor who reads pays nothing for it.
 */
export function connect(service: AuthService, { state, become }: HeldState): AuthConnection {
  const client = createSignInClient(service);

  async function judge({ user, access_token }: Session): Promise<void> {
    const answer = (await lacksSecondFactor(client))
      ? ({ profile: null, problem: 'access.second-factor' } as const)
      : await readUserProfile(user.id, access_token);
    if (state().session?.access_token !== access_token) return;
    become(afterProfile(state(), answer));
    if (answer.problem === 'account.deactivated') await client.signOut({ scope: 'local' });
    if (answer.problem === 'auth.required') await renewOrEnd();
  }

  /** The server knows the session no longer; one that can still be refreshed comes back as an event. */
  async function renewOrEnd(): Promise<void> {
    const { error } = await client.refreshSession();
    if (!error) return;
    const isTemporary = (error.status ?? 0) === 0 || (error.status ?? 0) >= 500;
    if (isTemporary) become(afterProfile(state(), { profile: null, problem: 'unreachable' }));
    else await client.signOut({ scope: 'local' });
  }

  function follow(event: AuthChangeEvent, session: Session | null): void {
    const before = state().session?.access_token;
    const next = afterEvent(state(), event, session);
    const isOutOfReach = event === 'INITIAL_SESSION' && session === null && hasStoredSignIn();
    become(isOutOfReach ? { ...next, problem: 'unreachable' } : next);
    if (!session) return;
    keepDraftsOf(session.user.id);
    if (session.access_token !== before) void judge(session);
  }

  client.onAuthStateChange(follow);
  return { client, judge };
}

async function lacksSecondFactor(client: SignInClient): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}
