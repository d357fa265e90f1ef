import type { AuthError, EmailOtpType } from '@supabase/auth-js';
import { createSignInClient, type SignInClient } from '#platform/auth/auth-client.ts';
import { authService } from '#platform/auth/auth-service.ts';
import type { BroughtLink } from './brought-link.ts';

export type RedeemedLink =
  | { readonly kind: 'signed-in' }
  /** Of the two mails about a new address the other is still open. */
  | { readonly kind: 'half-agreed' }
  | { readonly kind: 'refused'; readonly error: AuthError };

/** Does what the link was mailed for. */
export async function redeemLink(client: SignInClient, brought: BroughtLink): Promise<RedeemedLink> {
  const { data, error } =
    brought.kind === 'tokens'
      ? await client.setSession({ access_token: brought.accessToken, refresh_token: brought.refreshToken })
      : await client.verifyOtp({ token_hash: brought.token, type: brought.type as EmailOtpType });
  if (error) return { kind: 'refused', error };
  return data.session ? { kind: 'signed-in' } : { kind: 'half-agreed' };
}

/** The same, beside whoever is signed in here: the sign-in that comes of it ends at once. */
export async function redeemLinkAside(brought: BroughtLink): Promise<RedeemedLink> {
  const aside = createSignInClient(await authService(), { keepsNothing: true });
  const redeemed = await redeemLink(aside, brought);
  await aside.signOut({ scope: 'local' });
  return redeemed;
}
