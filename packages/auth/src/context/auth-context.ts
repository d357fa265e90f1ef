import type { Database } from '@bayan/platform/db/database';
import type { Headers } from '@bayan/platform/http/headers';
import type { Logger } from 'pino';
import type { AuthHost } from '#auth-host.ts';
import type { AuthSettings } from '#auth-settings.ts';
import { type AttemptLimits, createAttemptLimits } from '#limits/attempt-limits.ts';
import { academyNamesIn } from '#passwords/academy-names.ts';
import { createPasswordPolicy, type PasswordPolicy } from '#passwords/password-policy.ts';
import { createRedirectTarget, type RedirectTarget } from '#protocol/redirect-target.ts';
import { type RelyingParty, relyingPartyOf } from '#protocol/relying-party.ts';
import { type AccessTokens, createAccessTokens } from '#tokens/access-token.ts';
import type { FactorKeys } from '#tokens/factor-keys.ts';
import type { SigningKeys } from '#tokens/load-signing-keys.ts';
import { createServiceTokens, type ServiceTokens } from '#tokens/service-token.ts';

export interface AuthParts {
  readonly config: AuthSettings;
  readonly db: Database;
  readonly host: AuthHost;
  readonly keys: SigningKeys;
  readonly factorKeys: FactorKeys;
  readonly log: Pick<Logger, 'warn'>;
  readonly security: Headers;
}

/** What the changes of the sign-in service work with. */
export interface AuthContext {
  readonly db: Database;
  readonly host: AuthHost;
  readonly publicUrl: string;
  readonly settings: AuthSettings['auth'];
  readonly log: Pick<Logger, 'warn'>;
  readonly accessTokens: AccessTokens;
  readonly factorKeys: FactorKeys;
  readonly limits: AttemptLimits;
  readonly serviceTokens: ServiceTokens;
  readonly checkPassword: PasswordPolicy;
  /** How strong a password is, is for who sets it on behalf of others to decide. */
  readonly checkServicePassword: PasswordPolicy;
  readonly redirectTarget: RedirectTarget;
  /** Null where there are no passkeys at the academy's address. */
  readonly relyingParty: RelyingParty | null;
}

export const createAuthContext = ({
  config,
  db,
  host,
  keys,
  factorKeys,
  log,
}: Omit<AuthParts, 'security'>): AuthContext => ({
  db,
  host,
  log,
  factorKeys,
  publicUrl: config.publicUrl,
  settings: config.auth,
  accessTokens: createAccessTokens(keys, config),
  limits: createAttemptLimits(config.auth.rateLimits),
  serviceTokens: createServiceTokens(keys, config),
  checkPassword: createPasswordPolicy(config, academyNamesIn({ db, host })),
  checkServicePassword: createPasswordPolicy(
    { ...config, auth: { ...config.auth, passwordMinLength: 1, passwordMinScore: 0 } },
    academyNamesIn({ db, host }),
  ),
  redirectTarget: createRedirectTarget(config),
  relyingParty: relyingPartyOf(config.publicUrl),
});
