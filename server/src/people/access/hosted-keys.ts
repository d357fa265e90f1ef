import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from 'jose';
import { z } from 'zod';
import type { HostedSignIn } from '#config/config.ts';
import { fetchHosted, HostedUnavailable, hostedService } from './hosted-call.ts';

export const KEYS_PATH = '/.well-known/jwks.json';
/** As long as clients of the protocol keep them (R51). */
export const KEYS_LIFE_MS = 600_000;
/** How soon after one look another is worth it: keys made up by a stranger must not have us ask without end. */
const COOL_DOWN_MS = 30_000;
/** The same after a look that failed; shorter, since people wait for it. */
const RETRY_MS = 5_000;
const PATIENCE_MS = 5_000;

export const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

/**
 * Finds the public key of a token. While the service cannot be asked the keys that were known before go on serving, and
 * a token of another key is neither good nor bad: `HostedUnavailable`.
 */
export function createHostedKeys(hosted: HostedSignIn): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(`${hostedService(hosted)}${KEYS_PATH}`), {
    cacheMaxAge: KEYS_LIFE_MS,
    cooldownDuration: COOL_DOWN_MS,
    timeoutDuration: PATIENCE_MS,
    headers: { apikey: hosted.anonKey },
    [customFetch]: createKeysFetch(),
  });
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      const known = remote.jwks();
      if (!(error instanceof HostedUnavailable) || known === undefined) throw error;
      return createLocalJWKSet(known)(header, token).catch((notKnown: unknown) => {
        throw notKnown instanceof errors.JWKSNoMatchingKey ? error : notKnown;
      });
    }
  };
}

/** Every way in which keys cannot be had is the same to us; after one of them we do not ask again at once. */
function createKeysFetch(): FetchImplementation {
  let failed: { readonly at: number; readonly error: HostedUnavailable } | undefined;
  return async (url, options) => {
    if (failed && Date.now() - failed.at < RETRY_MS) throw failed.error;
    try {
      const response = await fetchHosted(url, options);
      if (response.status !== 200) throw new Error(`the answer was ${response.status}`);
      return Response.json(keySet.parse(await response.json()));
    } catch (cause) {
      const error = new HostedUnavailable('the keys of the hosted sign-in service cannot be had', { cause });
      failed = { at: Date.now(), error };
      throw error;
    }
  };
}
