import type { AuthService } from '@bayan/domain/auth/auth-service';
import { AuthClient } from '@supabase/auth-js';
import { authStorageKey } from './stored-sign-in.ts';

export type SignInClient = InstanceType<typeof AuthClient>;

export function createSignInClient(service: AuthService): SignInClient {
  return new AuthClient({
    // Our own stands where the page does, by whatever name the visitor came.
    url: service.hosted ? service.url : `${location.origin}/auth/v1`,
    headers: service.publicKey
      ? { apikey: service.publicKey, Authorization: `Bearer ${service.publicKey}` }
      : {},
    storageKey: authStorageKey,
    // Not PKCE: a mail is often opened in another browser than the one that asked for it.
    flowType: 'implicit',
  });
}
