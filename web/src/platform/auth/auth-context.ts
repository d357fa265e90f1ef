import type { User } from '@supabase/auth-js';
import { createContext, useContext } from 'react';
import type { AuthState } from './auth-state.ts';
import type { AuthStore } from './auth-store.ts';

export interface Auth extends AuthState, Pick<AuthStore, 'client' | 'recheck' | 'signOut'> {
  readonly user: User | null;
}

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
