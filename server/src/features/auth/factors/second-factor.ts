import type { Queryable } from '../../../db/database.ts';
import type { SignedInUser } from '../sign-in/signed-in-user.ts';
import { AuthError } from '../wire/auth-error.ts';
import { hasVerifiedFactor } from './factors.repository.ts';

/** Password and address are changed only by who gave the second factor, where there is one (R63). */
export async function demandSecondFactor(q: Queryable, { account, aal }: SignedInUser): Promise<void> {
  if (aal === 'aal2' || !(await hasVerifiedFactor(q, account.user.id))) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}
