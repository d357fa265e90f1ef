import { randomUUID } from 'node:crypto';
import type { Bearer } from '@bayan/platform/http/bearer';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { AuthSettings } from '#auth-settings.ts';
import type { AuthSession, AuthUser } from '#store/auth-users.repository.ts';
import type { SigningKeys } from './load-signing-keys.ts';
import { badToken, createSignedTokens } from './signed-token.ts';

export const AUDIENCE = 'authenticated';

export interface AccessTokens {
  readonly lifeSeconds: number;
  sign(user: AuthUser, authSession: AuthSession, now: Date): Promise<string>;
  /** Checks what can be known without the database. Throws `bad_jwt`. */
  verify(token: string, now: Date): Promise<Bearer>;
}

const subject = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  exp: z.int(),
  aal: z.enum(['aal1', 'aal2']).catch('aal1'),
});

export function createAccessTokens(
  keys: SigningKeys,
  { publicUrl, auth }: Pick<AuthSettings, 'publicUrl' | 'auth'>,
): AccessTokens {
  const issuer = `${publicUrl}/auth/v1`;
  const { current } = keys;
  const verifySigned = createSignedTokens(keys, auth);
  const lifeSeconds = auth.accessTokenSeconds;
  return {
    lifeSeconds,
    sign(user, authSession, now) {
      const issuedAt = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        iss: issuer,
        sub: user.id,
        aud: AUDIENCE,
        exp: issuedAt + lifeSeconds,
        iat: issuedAt,
        // Two tokens of one second differ, whichever algorithm signs.
        jti: randomUUID(),
        email: user.email ?? '',
        phone: user.phone ?? '',
        app_metadata: user.appMetadata,
        user_metadata: user.userMetadata,
        role: AUDIENCE,
        aal: authSession.aal,
        amr: authSession.amr,
        session_id: authSession.id,
        is_anonymous: user.isAnonymous,
      })
        .setProtectedHeader({ alg: current.alg, kid: current.kid, typ: 'JWT' })
        .sign(current.privateKey);
    },
    async verify(token, now) {
      const payload = await verifySigned(token, now, { issuer, audience: AUDIENCE, requiredClaims: ['iat'] });
      const claims = subject.safeParse(payload);
      if (!claims.success) throw badToken('token has invalid claims');
      const { sub, session_id, exp, aal } = claims.data;
      return { userId: sub, authSessionId: session_id, aal, expiresAt: new Date(exp * 1000) };
    },
  };
}
