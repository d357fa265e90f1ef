import { inTransaction } from '@bayan/platform/db/transaction';
import { passkeyChanged } from '#accounts/passkey-changed.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { passkeyNotFound } from '#passkeys/passkey-input.ts';
import { deletePasskey, findPasskey } from '#store/passkeys.repository.ts';
import { lockAccountForChange } from './service-account.ts';

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
    const account = await lockAccountForChange(tx, userId);
    const passkey = await findPasskey(tx, userId, passkeyId);
    if (!passkey) throw passkeyNotFound();
    await deletePasskey(tx, passkeyId, null);
    const call = 'DELETE /admin/users/{id}/passkeys/{id}';
    const { host } = context;
    const removal = { host, account, passkey, change: 'removed', actor: null, device: null, call } as const;
    await passkeyChanged(tx, { ...removal, now, requestId });
  });
