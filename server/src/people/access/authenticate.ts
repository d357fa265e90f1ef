import { isBlocked } from '@bayan/auth/accounts/account';
import { isAct, keepAct } from '@bayan/auth/auth-sessions/acts';
import { AuthError } from '@bayan/auth/protocol/auth-error';
import { bearerToken } from '@bayan/auth/protocol/bearer-token';
import { createAccessTokens } from '@bayan/auth/tokens/access-token';
import type { SigningKeys } from '@bayan/auth/tokens/load-signing-keys';
import { rememberVerified } from '@bayan/auth/tokens/verified-tokens';
import { Refusal } from '@bayan/domain/errors';
import { type Actor, accountStatusBySignIn, accountStatusOf } from '@bayan/domain/profiles/actor';
import type { Database } from '@bayan/platform/db/database';
import type { Authenticator, Bearer } from '@bayan/platform/http/bearer';
import type { Config } from '#config/config.ts';
import { type AccountRow, readAccountAccess, readAccountAccesses } from './account-access.repository.ts';
import { stillAdmittedBy } from './recheck-access.ts';

interface Parts {
  readonly db: Database;
  readonly keys: SigningKeys;
  readonly config: Pick<Config, 'publicUrl' | 'auth'>;
}

/** The token says who; whether that still holds, and the role, is asked of the database every time (R5, R41). */
export function createAuthenticator({ db, keys, config }: Parts): Authenticator {
  const verify = rememberVerified(createAccessTokens(keys, config).verify);
  const isAsked = config.auth.adminSecondFactor;
  const bearerOf = (token: string, now: Date) =>
    verify(token, now).catch((error: unknown) => {
      if (error instanceof AuthError) return null;
      throw error;
    });
  return {
    async authenticate(request, now, _requestId, isBeforeSecondFactor = false) {
      const token = bearerToken(request);
      const bearer = token === null ? null : await bearerOf(token, now);
      if (bearer === null) return null;
      const found = await readAccountAccess(db, bearer);
      const actor = found && admitted(found, bearer, { now, isAsked, isBeforeSecondFactor });
      if (!actor) return null;
      if (isAct(request))
        await keepAct(db, { authSessionId: bearer.authSessionId, actedAt: found.actedAt }, now);
      return { actor, bearer };
    },
    async recheckAccess(bearers, now) {
      const accesses = await readAccountAccesses(db, bearers);
      return stillAdmittedBy(bearers, now, bearer => {
        const found = accesses.get(bearer.authSessionId);
        return found ? admitted(found, bearer, { now, isAsked, isBeforeSecondFactor: false }) : null;
      });
    },
  };
}

interface Circumstances {
  readonly now: Date;
  /** Whether administrators are asked for a second factor. */
  readonly isAsked: boolean;
  /** Whether it is here that one is given. */
  readonly isBeforeSecondFactor: boolean;
}

function admitted(
  found: AccountRow,
  bearer: Bearer,
  { now, isAsked, isBeforeSecondFactor }: Circumstances,
): Actor | null {
  // Said even though deactivation ends the auth session too: the person should learn why (R9).
  if (isBlocked(found, found.isActive, now)) throw new Refusal('account.deactivated');
  if (found.authSessionId === null) return null;
  const isGiven = bearer.aal === 'aal2' && found.aal === 'aal2';
  if (found.hasSecondFactor && !isGiven && !isBeforeSecondFactor)
    // R63
    throw new Refusal('access.second-factor');
  const { id, name, role, rights, timezone, language } = found;
  const standing = accountStatusOf({ role, approved: found.approvedAt !== null }, found.approvalRequired);
  const here = accountStatusBySignIn(standing, role, { isAsked, isGiven });
  return { id, name, role, rights, standing: here, timezone, language };
}
