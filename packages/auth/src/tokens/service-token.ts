import { SignJWT } from 'jose';
import type { AuthSettings } from '#auth-settings.ts';
import { AuthError } from '#protocol/auth-error.ts';
import type { SigningKeys } from './load-signing-keys.ts';
import { createSignedTokens } from './signed-token.ts';

const SERVICE_ROLE = 'service_role';
const ADMIN_ROLES: readonly unknown[] = [SERVICE_ROLE, 'supabase_admin'];

/** Tokens of machines, which belong to no user and open the admin calls. Only a change of keys ends one early. */
export interface ServiceTokens {
  sign(lifeSeconds: number, now: Date): Promise<string>;
  /** Refuses whatever is not such a token. */
  verify(token: string, now: Date): Promise<void>;
}

export function createServiceTokens(
  keys: SigningKeys,
  { publicUrl, auth }: Pick<AuthSettings, 'publicUrl' | 'auth'>,
): ServiceTokens {
  const { current } = keys;
  const verifySigned = createSignedTokens(keys, auth);
  return {
    sign(lifeSeconds, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        iss: `${publicUrl}/auth/v1`,
        role: SERVICE_ROLE,
        iat: issuedAt,
        exp: issuedAt + lifeSeconds,
      })
        .setProtectedHeader({ alg: current.alg, kid: current.kid, typ: 'JWT' })
        .sign(current.privateKey);
    },
    async verify(token, now) {
      // Whoever holds a key or the secret may have written it: who that was, and for how long, is theirs to say.
      const { role } = await verifySigned(token, now, { requiredClaims: ['iat'] });
      if (!ADMIN_ROLES.includes(role)) throw new AuthError(403, 'not_admin', 'User not allowed');
    },
  };
}
