import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { attempt } from '../attempt.ts';
import { keepDraftsOf, wipeDrafts } from '../drafts.ts';
import type { SignInClient } from './auth-client.ts';
import { type AuthState, afterEvent, afterProfile, signedOut, unknownYet } from './auth-state.ts';
import { authStorageKey, hasStoredSignIn } from './stored-sign-in.ts';
import type { ProfileAnswer } from './user-profile.ts';

interface Parts {
  readonly loadClient: () => Promise<SignInClient>;
  readonly readProfile: (userId: string, accessToken: string) => Promise<ProfileAnswer>;
}

export interface AuthStore {
  readonly state: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** There is no sign-in to wait for. */
  readonly settle: () => void;
  /** Loads the client at the first call and follows its events from then on. */
  readonly client: () => Promise<SignInClient>;
  /** A request was refused: asks the academy again what this person may. */
  readonly recheck: () => Promise<void>;
  /** Ends the sign-in of this browser, here and on the server, and forgets what was typed. */
  readonly signOut: () => Promise<void>;
}

export function createAuthStore({ loadClient, readProfile }: Parts): AuthStore {
  let state = unknownYet;
  let connecting: Promise<SignInClient> | undefined;
  const listeners = new Set<() => void>();

  function become(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function judge(client: SignInClient, { user, access_token }: Session): Promise<void> {
    const answer = (await lacksSecondFactor(client))
      ? ({ profile: null, problem: 'access.second-factor' } as const)
      : await readProfile(user.id, access_token);
    if (state.session?.access_token !== access_token) return;
    become(afterProfile(state, answer));
    if (answer.problem === 'account.deactivated') await client.signOut({ scope: 'local' });
    if (answer.problem === 'auth.required') await renewOrEnd(client);
  }

  /** The server knows the session no longer; one that can still be refreshed comes back as an event. */
  async function renewOrEnd(client: SignInClient): Promise<void> {
    const { error } = await client.refreshSession();
    if (!error) return;
    const isTemporary = (error.status ?? 0) === 0 || (error.status ?? 0) >= 500;
    if (isTemporary) become(afterProfile(state, { profile: null, problem: 'unreachable' }));
    else await client.signOut({ scope: 'local' });
  }

  function follow(client: SignInClient, event: AuthChangeEvent, session: Session | null): void {
    const before = state.session?.access_token;
    const next = afterEvent(state, event, session);
    const isOutOfReach = event === 'INITIAL_SESSION' && session === null && hasStoredSignIn();
    become(isOutOfReach ? { ...next, problem: 'unreachable' } : next);
    if (!session) return;
    keepDraftsOf(session.user.id);
    if (session.access_token !== before) void judge(client, session);
  }

  function client(): Promise<SignInClient> {
    connecting ??= loadClient().then(
      loaded => {
        loaded.onAuthStateChange((event, session) => follow(loaded, event, session));
        return loaded;
      },
      error => {
        connecting = undefined;
        become(signedOut({ problem: hasStoredSignIn() ? 'unreachable' : null }));
        throw error;
      },
    );
    return connecting;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle: () => become(signedOut()),
    client,
    async recheck() {
      if (state.session) await judge(await client(), state.session);
    },
    async signOut() {
      wipeDrafts();
      become(signedOut({ hasLeft: true }));
      try {
        await (await client()).signOut({ scope: 'local' });
      } catch {
        // Out of reach: this browser forgets it at least.
        attempt(() => localStorage.removeItem(authStorageKey));
      }
    },
  };
}

async function lacksSecondFactor(client: SignInClient): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2';
}
