import type { authServiceView } from '@bayan/domain/auth/auth-service';
import type { AuthClient } from '@supabase/auth-js';
import type { z } from 'zod';
import { authStorageKey } from './stored-sign-in.ts';

export type SignInClient = InstanceType<typeof AuthClient>;
type AuthService = z.infer<typeof authServiceView>;

async function askForService(): Promise<AuthService> {
  const response = await fetch('/api/auth/service');
  if (!response.ok) throw new Error(`the sign-in service is not known: ${response.status}`);
  return response.json();
}

/** Fetched only where somebody signs in or has: a visitor who reads pays nothing for it. */
export async function loadSignInClient(): Promise<SignInClient> {
  const [{ AuthClient }, service] = await Promise.all([import('@supabase/auth-js'), askForService()]);
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
