import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AuthContext } from './auth-context.ts';
import { unknownYet } from './auth-state.ts';
import { createAuthStore } from './auth-store.ts';
import { hasStoredSignIn } from './stored-sign-in.ts';

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createAuthStore);
  const state = useSyncExternalStore(store.subscribe, store.state, () => unknownYet);

  useEffect(() => {
    if (!hasStoredSignIn()) store.settle();
    // What became of it stands in the state.
    else store.client().catch(error => console.error('The sign-in could not be read:', error));
  }, [store]);

  const auth = useMemo(
    () => ({
      ...state,
      user: state.session?.user ?? null,
      client: store.client,
      recheck: store.recheck,
      signOut: store.signOut,
    }),
    [state, store],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
