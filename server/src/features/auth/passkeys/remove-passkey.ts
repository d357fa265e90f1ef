import { inTransaction } from '../../../db/transaction.ts';
import type { AuthContext } from '../auth-context.ts';
import { demandSecondFactorForPasskeys } from '../factors/second-factor.ts';
import { type SignedInUser, sessionNotFound } from '../sign-in/signed-in-user.ts';
import { lockAccount } from '../users/auth-users.repository.ts';
import { passkeyChanged } from './passkey-changed.ts';
import { passkeyNotFound } from './passkey-input.ts';
import { deletePasskey, findPasskey } from './passkeys.repository.ts';

interface Removal {
  readonly passkeyId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** Whatever was signed in by it elsewhere ends with it: the phone may be lost. */
export async function removePasskey(
  context: AuthContext,
  signedIn: SignedInUser,
  { passkeyId, now, requestId }: Removal,
): Promise<void> {
  const { account, authSessionId } = signedIn;
  const { user } = account;
  await demandSecondFactorForPasskeys(context.db, signedIn);
  await inTransaction(context.db, async tx => {
    const current = await lockAccount(tx, user.id);
    if (!current) throw sessionNotFound();
    const passkey = await findPasskey(tx, user.id, passkeyId);
    if (!passkey) throw passkeyNotFound();
    await deletePasskey(tx, passkey.id, authSessionId);
    await passkeyChanged(tx, { account: current, passkey, change: 'removed', actor: user, now, requestId });
  });
}
