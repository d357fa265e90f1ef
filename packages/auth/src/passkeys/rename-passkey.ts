import { inTransaction } from '@bayan/platform/db/transaction';
import { passkeyView } from '#answers/passkey-view.ts';
import { demandSecondFactorForPasskeys } from '#auth-sessions/second-factor.ts';
import type { SignedInUser } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { renamePasskey as storeName } from '#store/passkeys.repository.ts';
import { passkeyNotFound } from './passkey-input.ts';

interface Naming {
  readonly passkeyId: string;
  readonly friendlyName: string;
  readonly now: Date;
  readonly requestId: string;
}

export async function renamePasskey(
  context: AuthContext,
  signedIn: SignedInUser,
  { passkeyId, friendlyName, now, requestId }: Naming,
) {
  const { user } = signedIn.account;
  await demandSecondFactorForPasskeys(context.db, signedIn);
  return inTransaction(context.db, async tx => {
    const renamed = await storeName(tx, user.id, passkeyId, friendlyName);
    if (!renamed) throw passkeyNotFound();
    await context.host.record(
      tx,
      { actor: user, now, requestId },
      {
        action: 'account.passkey-renamed',
        noun: 'accounts',
        targetId: user.id,
        after: { passkeyId, friendlyName },
      },
    );
    return passkeyView(renamed);
  });
}
