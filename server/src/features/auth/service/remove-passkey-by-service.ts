import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthContext } from '#features/auth/auth-context.ts';
import { passkeyChanged } from '#features/auth/passkeys/passkey-changed.ts';
import { passkeyNotFound } from '#features/auth/passkeys/passkey-input.ts';
import { deletePasskey, findPasskey } from '#features/auth/passkeys/passkeys.repository.ts';
import { accountToChange } from './service-account.ts';

interface Removal {
  readonly userId: string;
  readonly passkeyId: string;
  readonly now: Date;
  readonly requestId: string;
}

/** For who has lost their phone. */
export const removePasskeyByService = (
  context: AuthContext,
  { userId, passkeyId, now, requestId }: Removal,
): Promise<void> =>
  inTransaction(context.db, async tx => {
    const account = await accountToChange(tx, userId);
    const passkey = await findPasskey(tx, userId, passkeyId);
    if (!passkey) throw passkeyNotFound();
    await deletePasskey(tx, passkeyId, null);
    const call = 'DELETE /admin/users/{id}/passkeys/{id}';
    const { host } = context;
    const removal = { host, account, passkey, change: 'removed', actor: null, device: null, call } as const;
    await passkeyChanged(tx, { ...removal, now, requestId });
  });
