import type { Session } from '@supabase/auth-js';
import { attempt } from '#platform/attempt.ts';
import { wipeDrafts } from '#platform/drafts.ts';
import type { SignInClient } from './auth-client.ts';
import { authService } from './auth-service.ts';
import { type AuthState, signedOut, unknownYet } from './auth-state.ts';
import { forgetEntered } from './entered-area.ts';
import { authStorageKey, hasStoredSignIn } from './stored-sign-in.ts';

export interface HeldState {
  readonly state: () => AuthState;
  readonly become: (next: AuthState) => void;
}

export interface AuthConnection {
  readonly client: SignInClient;
  /** Asks the academy what the person of a session may. */
  readonly judge: (session: Session) => Promise<void>;
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

/** What a reader pays for who is not signed in; the rest comes with the first call that needs it. */
export function createAuthStore(): AuthStore {
  let current = unknownYet;
  let connecting: Promise<AuthConnection> | undefined;
  const listeners = new Set<() => void>();

  const state = () => current;
  function become(next: AuthState): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function connection(): Promise<AuthConnection> {
    // At once and not one after the other, for whoever waits to be greeted.
    connecting ??= Promise.all([import('./auth-connection.ts'), authService()])
      .then(([{ connect }, service]) => connect(service, { state, become }))
      .catch(error => {
        connecting = undefined;
        become(signedOut({ problem: hasStoredSignIn() ? 'unreachable' : null }));
        throw error;
      });
    return connecting;
  }

  return {
    state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    settle: () => become(signedOut()),
    client: async () => (await connection()).client,
    async recheck() {
      const { session } = current;
      if (session) await (await connection()).judge(session);
    },
    async signOut() {
      wipeDrafts();
      forgetEntered();
      become(signedOut({ hasLeft: true }));
      try {
        await (await connection()).client.signOut({ scope: 'local' });
      } catch {
        // Out of reach: this browser forgets it at least.
        attempt(() => localStorage.removeItem(authStorageKey));
      }
    },
  };
}
