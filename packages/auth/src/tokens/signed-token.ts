import { decodeProtectedHeader, errors, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose';
import type { AuthSettings } from '#auth-settings.ts';
import { AuthError } from '#protocol/auth-error.ts';
import type { SigningKeys } from './load-signing-keys.ts';
import type { VerifyingKey } from './signing-key.ts';

/** Verifiers differ in what else they read as one, such as padding and white space; nobody writes it so. */
const FORM = /^[\w-]+\.[\w-]+\.[\w-]+$/;

type Demands = Pick<JWTVerifyOptions, 'issuer' | 'audience' | 'requiredClaims'>;

/** Checks signature, times and what else is demanded of a token. Throws `bad_jwt`. */
export type VerifySigned = (token: string, now: Date, demands: Demands) => Promise<JWTPayload>;

export const badToken = (detail: string) =>
  new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${detail}`);

/**
 * A token is checked with the key it names. One that names none of ours is checked with the shared secret, if there is
 * one and the token claims to be signed so; it comes from elsewhere, and nothing is demanded of its issuer.
 */
export function createSignedTokens(
  { byKid }: SigningKeys,
  { jwtSecret }: Pick<AuthSettings['auth'], 'jwtSecret'>,
): VerifySigned {
  const shared = jwtSecret === undefined ? null : new TextEncoder().encode(jwtSecret);

  /** The algorithm is the key's, never the token's: no `none`, no public key taken for a shared secret. */
  const keyOf = (token: string): Pick<VerifyingKey, 'alg' | 'publicKey'> => {
    if (!FORM.test(token)) throw badToken('token is malformed');
    const { kid, alg } = decodeProtectedHeader(token);
    const named = byKid.get(kid ?? '');
    if (named) return named;
    if (shared && alg === 'HS256') return { alg, publicKey: shared };
    throw badToken('token is unverifiable');
  };

  return async (token, now, { issuer, ...demands }) => {
    try {
      const { alg, publicKey } = keyOf(token);
      const { payload } = await jwtVerify(token, publicKey, {
        ...demands,
        ...(issuer === undefined || publicKey === shared ? {} : { issuer }),
        algorithms: [alg],
        typ: 'JWT',
        currentDate: now,
      });
      return payload;
    } catch (error) {
      if (error instanceof AuthError) throw error;
      throw badToken(
        error instanceof errors.JWTExpired
          ? 'token has invalid claims: token is expired'
          : 'token is malformed or its signature is invalid',
      );
    }
  };
}
