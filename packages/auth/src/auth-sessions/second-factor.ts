import type { Queryable } from '@bayan/platform/db/database';
import { AuthError } from '#protocol/auth-error.ts';
import { hasVerifiedFactor } from '#store/factors.repository.ts';
import { passkeysOf } from '#store/passkeys.repository.ts';
import type { SignedInUser } from './signed-in-user.ts';

/**
 * Whether somebody who has one has not given it yet (R63). An administrator's passkey is one: who knows the password
 * alone must not bring a second factor of their own beside it (R640).
 */
export async function isWithoutSecondFactor(q: Queryable, { account, aal }: SignedInUser): Promise<boolean> {
  if (aal === 'aal2') return false;
  const { user, person } = account;
  if (await hasVerifiedFactor(q, user.id)) return true;
  return person.role === 'admin' && (await passkeysOf(q, user.id)).length > 0;
}

/** Password and address are changed only by who gave the second factor, where there is one (R63). */
export async function demandSecondFactor(q: Queryable, signedIn: SignedInUser): Promise<void> {
  if (!(await isWithoutSecondFactor(q, signedIn))) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

/** So are passkeys, which would open the account without it. */
export async function demandSecondFactorForPasskeys(q: Queryable, signedIn: SignedInUser): Promise<void> {
  if (!(await isWithoutSecondFactor(q, signedIn))) return;
  throw new AuthError(
    403,
    'insufficient_aal',
    'AAL2 session is required to manage passkeys when MFA is enabled',
  );
}
