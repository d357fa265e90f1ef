import type { AuthService } from '@bayan/domain/auth/auth-service.contract';
import { AuthClient } from '@supabase/auth-js';
import { authStorageKey } from './stored-sign-in.ts';

export type SignInClient = InstanceType<typeof AuthClient>;

interface Keeping {
  /** One that keeps nothing acts beside the sign-in of this browser. */
  readonly keepsNothing?: boolean;
}

export function createSignInClient(
  service: AuthService,
  { keepsNothing = false }: Keeping = {},
): SignInClient {
  return new AuthClient({
    // Our own stands where the page does, by whatever name the visitor came.
    url: service.hosted ? service.url : `${location.origin}/auth/v1`,
    headers: service.publicKey
      ? { apikey: service.publicKey, Authorization: `Bearer ${service.publicKey}` }
      : {},
    storageKey: keepsNothing ? `${authStorageKey}.aside` : authStorageKey,
    persistSession: !keepsNothing,
    autoRefreshToken: !keepsNothing,
    // Anybody can put tokens into an address: one page reads them, and asks first (R37).
    detectSessionInUrl: false,
    // Not PKCE: a mail is often opened in another browser than the one that asked for it.
    flowType: 'implicit',
  });
}
