import type { AuthHost } from '@bayan/auth/auth-host';
import { AuthError } from '@bayan/auth/protocol/auth-error';
import { bearerToken } from '@bayan/auth/protocol/bearer-token';
import { rememberVerified } from '@bayan/auth/tokens/verified-tokens';
import { Refusal } from '@bayan/domain/errors';
import { type Actor, accountStatusBySignIn, accountStatusOf } from '@bayan/domain/profiles/actor';
import type { Database } from '@bayan/platform/db/database';
import type { Authenticator, Bearer } from '@bayan/platform/http/bearer';
import type { JWTVerifyGetKey } from 'jose';
import type { Logger } from 'pino';
import type { Config, HostedSignIn } from '#config/config.ts';
import { followHostedEmail } from './follow-hosted-email.ts';
import {
  type HostedAccount,
  readHostedAccount,
  readHostedAccounts,
} from './hosted-account-access.repository.ts';
import { HostedUnavailable, hostedService } from './hosted-call.ts';
import { KEYS_LIFE_MS } from './hosted-keys.ts';
import { createHostedTokens, type HostedSubject } from './hosted-token.ts';
import { readHostedUser } from './hosted-user.ts';
import { stillAdmittedBy } from './recheck-access.ts';
import { welcomeHostedUser } from './welcome-hosted-user.ts';

interface Parts {
  readonly db: Database;
  readonly host: AuthHost;
  readonly config: Pick<Config, 'auth'>;
  readonly project: HostedSignIn;
  readonly keys: JWTVerifyGetKey;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * The hosted service's token says who; the role and whether the person is let in at all is the academy's own to say, and
 * asked of the database every time (R5, R31).
 */
export function createHostedAuthenticator({ db, host, config, project, keys, log }: Parts): Authenticator {
  const { anonymousUsers, jwtSecret, adminSecondFactor } = config.auth;
  const verify = rememberVerified(
    createHostedTokens({ issuer: hostedService(project), keys, jwtSecret }),
    KEYS_LIFE_MS,
  );
  /** Tokens whose address was compared with what the service says; once is enough. */
  const compared = new WeakSet<HostedSubject>();

  const subjectOf = (token: string, now: Date) =>
    verify(token, now).catch((error: unknown) => {
      if (error instanceof AuthError) return null;
      throw error;
    });

  const followEmail = async (token: string, subject: HostedSubject, now: Date, requestId: string) => {
    if (compared.has(subject)) return;
    compared.add(subject);
    try {
      const user = await readHostedUser(project, token);
      if (user?.email) await followHostedEmail(db, { ...user, email: user.email, now, requestId, log });
    } catch (error) {
      // Nothing that this request needs: the next token asks again.
      if (!(error instanceof HostedUnavailable)) throw error;
      log.warn({ requestId, err: error }, 'a changed address was not looked up');
    }
  };

  const arrive = async (token: string, { userId }: HostedSubject, now: Date, requestId: string) => {
    const user = await readHostedUser(project, token);
    if (user?.id !== userId) return null;
    await welcomeHostedUser(db, user, { host, now, requestId, log });
    return readHostedAccount(db, userId);
  };

  return {
    async authenticate(request, now, requestId) {
      const token = bearerToken(request);
      const subject = token === null ? null : await subjectOf(token, now);
      if (token === null || subject === null || (subject.isAnonymous && !anonymousUsers)) return null;
      const known = await readHostedAccount(db, subject.userId);
      const found = known ?? (await arrive(token, subject, now, requestId));
      if (!found) return null;
      const actor = admitted(found, subject, adminSecondFactor);
      if (known && subject.email !== (known.email ?? '')) await followEmail(token, subject, now, requestId);
      return { actor, bearer: subject };
    },
    async recheckAccess(bearers, now) {
      const accesses = await readHostedAccounts(
        db,
        bearers.map(({ userId }) => userId),
      );
      return stillAdmittedBy(bearers, now, bearer => {
        const found = accesses.get(bearer.userId);
        return found ? admitted(found, bearer, adminSecondFactor) : null;
      });
    },
  };
}

function admitted(found: HostedAccount, { aal }: Bearer, isAsked: boolean): Actor {
  if (!found.isActive) throw new Refusal('account.deactivated');
  const { id, name, role, rights, timezone, language } = found;
  const standing = accountStatusOf({ role, approved: found.approvedAt !== null }, found.approvalRequired);
  const here = accountStatusBySignIn(standing, role, { isAsked, isGiven: aal === 'aal2' });
  return { id, name, role, rights, standing: here, timezone, language };
}
