import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AuthError } from './auth-error.ts';
import type { AuthSession, AuthUser } from './auth-users.repository.ts';
import type { SigningKeys } from './signing-keys.ts';

export const AUDIENCE = 'authenticated';

export interface AccessTokenSubject {
  readonly userId: string;
  readonly authSessionId: string;
  readonly expiresAt: Date;
}

export interface AccessTokens {
  readonly lifeSeconds: number;
  sign(user: AuthUser, authSession: AuthSession, now: Date): Promise<string>;
  /** Checks what can be known without the database. Throws `bad_jwt`. */
  verify(token: string, now: Date): Promise<AccessTokenSubject>;
}

const subject = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.int() });

export function createAccessTokens(
  keys: SigningKeys,
  { publicUrl, auth }: Pick<Config, 'publicUrl' | 'auth'>,
): AccessTokens {
  const issuer = `${publicUrl}/auth/v1`;
  const { current, byKid } = keys;
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
      try {
        const key = byKid.get(decodeProtectedHeader(token).kid ?? '');
        if (!key) throw badToken('token is unverifiable');
        // The algorithm is the key's, never the token's: no `none`, no public key taken for a shared secret.
        const { payload } = await jwtVerify(token, key.publicKey, {
          algorithms: [key.alg],
          typ: 'JWT',
          issuer,
          audience: AUDIENCE,
          requiredClaims: ['iat'],
          currentDate: now,
        });
        const { sub, session_id, exp } = subject.parse(payload);
        return { userId: sub, authSessionId: session_id, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        if (error instanceof AuthError) throw error;
        throw badToken(
          error instanceof errors.JWTExpired
            ? 'token has invalid claims: token is expired'
            : 'token is malformed or its signature is invalid',
        );
      }
    },
  };
}

const badToken = (detail: string) =>
  new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${detail}`);
