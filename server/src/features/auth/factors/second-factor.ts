import type { Queryable } from '../../../db/database.ts';
import type { SignedInUser } from '../sign-in/signed-in-user.ts';
import { AuthError } from '../wire/auth-error.ts';
import { hasVerifiedFactor } from './factors.repository.ts';

/** Whether somebody who has one has not given it yet (R63). */
export const isWithoutSecondFactor = async (q: Queryable, { account, aal }: SignedInUser) =>
  aal !== 'aal2' && (await hasVerifiedFactor(q, account.user.id));

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
