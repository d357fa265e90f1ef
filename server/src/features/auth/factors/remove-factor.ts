import { inTransaction } from '../../../db/transaction.ts';
import type { AuthContext } from '../auth-context.ts';
import { type SignedInUser, sessionNotFound } from '../sign-in/signed-in-user.ts';
import { lockAccount } from '../users/auth-users.repository.ts';
import { AuthError, factorNotFound } from '../wire/auth-error.ts';
import { deleteFactor, findFactor } from './factors.repository.ts';
import { secondFactorChanged } from './second-factor-changed.ts';

interface Removal {
  readonly factorId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** Only who gave a second factor takes one away. Auth sessions that were raised by it fall back by themselves. */
export const removeFactor = (
  context: AuthContext,
  { account: { user }, aal }: SignedInUser,
  { factorId, now, requestId }: Removal,
) =>
  inTransaction(context.db, async tx => {
    const account = await lockAccount(tx, user.id);
    if (!account) throw sessionNotFound();
    const factor = await findFactor(tx, user.id, factorId, now);
    if (!factor) throw factorNotFound();
    if (factor.status === 'verified' && aal !== 'aal2')
      throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    await deleteFactor(tx, factor.id);
    if (factor.status === 'verified')
      await secondFactorChanged(tx, { account, factor, change: 'removed', actor: user, now, requestId });
    return { id: factor.id };
  });
