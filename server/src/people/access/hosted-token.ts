import { AuthError } from '@bayan/auth/protocol/auth-error';
import { AUDIENCE } from '@bayan/auth/tokens/access-token';
import type { Bearer } from '@bayan/platform/http/bearer';
import { decodeProtectedHeader, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { HostedUnavailable } from './hosted-call.ts';

/** What an access token of the hosted service says. Its holder wrote none of this. */
export interface HostedSubject extends Bearer {
  /** Empty where there is none. Whether it was ever confirmed a token does not say. */
  readonly email: string;
  readonly isAnonymous: boolean;
}

const subject = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  exp: z.int(),
  aal: z.enum(['aal1', 'aal2']).catch('aal1'),
  email: z.string().default(''),
  is_anonymous: z.boolean().default(false),
});

interface Parts {
  /** The service that must have issued it. */
  readonly issuer: string;
  readonly keys: JWTVerifyGetKey;
  /** Of a project from before signing keys; without it no shared secret is believed. */
  readonly jwtSecret: string | undefined;
}

/** Throws `bad_jwt`, or `HostedUnavailable` where that cannot be told. */
export function createHostedTokens({ issuer, keys, jwtSecret }: Parts) {
  const secret = jwtSecret === undefined ? undefined : new TextEncoder().encode(jwtSecret);

  /** Which family a token is of is decided by us: a public key never serves as a secret, nor a secret as a public key. */
  const payloadOf = async (token: string, now: Date): Promise<JWTPayload> => {
    const { alg, kid } = decodeProtectedHeader(token);
    const demands = {
      issuer,
      audience: AUDIENCE,
      typ: 'JWT',
      requiredClaims: ['iat'],
      currentDate: now,
    };
    if (alg === 'HS256' && secret) {
      return (await jwtVerify(token, secret, { ...demands, algorithms: ['HS256'] })).payload;
    }
    if (!kid) throw new Error('a token without the name of its key');
    return (await jwtVerify(token, keys, { ...demands, algorithms: ['ES256', 'RS256'] })).payload;
  };

  return async (token: string, now: Date): Promise<HostedSubject> => {
    try {
      const { sub, session_id, exp, aal, email, is_anonymous } = subject.parse(await payloadOf(token, now));
      return {
        userId: sub,
        authSessionId: session_id,
        aal,
        expiresAt: new Date(exp * 1000),
        email,
        isAnonymous: is_anonymous,
      };
    } catch (error) {
      if (error instanceof HostedUnavailable) throw error;
      throw new AuthError(403, 'bad_jwt', 'invalid JWT', { cause: error });
    }
  };
}
