import { authUsers } from '@bayan/auth/store/tables';
import { type SignInState, signInStateOf } from '@bayan/domain/profiles/sign-in-state';
import type { Queryable } from '@bayan/platform/db/database';
import { eq } from 'drizzle-orm';

/** What tells whether an account has been used. The id is first: by it a join tells an account without dates from none. */
export const usesOfAccount = {
  id: authUsers.id,
  invitedAt: authUsers.invitedAt,
  emailConfirmedAt: authUsers.emailConfirmedAt,
  phoneConfirmedAt: authUsers.phoneConfirmedAt,
};

/** A hosted service keeps its accounts to itself. */
export async function readSignInState(db: Queryable, id: string, isHosted: boolean): Promise<SignInState> {
  if (isHosted) return 'elsewhere';
  const [account] = await db.select(usesOfAccount).from(authUsers).where(eq(authUsers.id, id));
  return signInStateOf(account ?? null);
}
