import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthContext } from '#features/auth/auth-context.ts';
import { demandSecondFactorForPasskeys } from '#features/auth/factors/second-factor.ts';
import type { SignedInUser } from '#features/auth/sign-in/signed-in-user.ts';
import { passkeyNotFound } from './passkey-input.ts';
import { passkeyView } from './passkey-view.ts';
import { renamePasskey as storeName } from './passkeys.repository.ts';

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
