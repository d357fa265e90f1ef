import { Refusal } from '@bayan/domain/errors';
import { standingOf } from '@bayan/domain/profiles/actor';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import type { Authenticate } from '../../../http/dispatch.ts';
import { createAccessTokens } from '../tokens/access-token.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { rememberVerified } from '../tokens/verified-tokens.ts';
import { isBarred } from '../users/account.ts';
import { AuthError } from '../wire/auth-error.ts';
import { bearerToken } from '../wire/bearer-token.ts';
import { readStanding } from './standing.repository.ts';

interface Parts {
  readonly db: Database;
  readonly keys: SigningKeys;
  readonly config: Pick<Config, 'publicUrl' | 'auth'>;
}

/** The token says who; whether that still holds, and the role, is asked of the database every time (R5, R41). */
export function createAuthenticator({ db, keys, config }: Parts): Authenticate {
  const verify = rememberVerified(createAccessTokens(keys, config).verify);
  const subjectOf = (token: string, now: Date) =>
    verify(token, now).catch((error: unknown) => {
      if (error instanceof AuthError) return null;
      throw error;
    });
  return async (request, now) => {
    const token = bearerToken(request);
    const subject = token === null ? null : await subjectOf(token, now);
    if (subject === null) return null;
    const found = await readStanding(db, subject);
    if (!found) return null;
    // Said even though deactivation ends the auth session too: the person should learn why (R9).
    if (isBarred(found, found.isActive, now)) throw new Refusal('account.deactivated');
    if (found.authSessionId === null) return null;
    if (found.hasSecondFactor && (subject.aal !== 'aal2' || found.aal !== 'aal2'))
      // R63
      throw new Refusal('access.second-factor');
    const { id, name, role, timezone, language } = found;
    const standing = standingOf({ role, approved: found.approvedAt !== null }, found.approvalRequired);
    return { actor: { id, name, role, standing, timezone, language }, authSessionId: found.authSessionId };
  };
}
