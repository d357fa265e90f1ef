import { inTransaction } from '@bayan/platform/db/transaction';
import { passkeyChanged } from '#accounts/passkey-changed.ts';
import { demandSecondFactorForPasskeys } from '#auth-sessions/second-factor.ts';
import { type SignedInUser, sessionNotFound } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { isProvedJustNow, wrongCode } from '#own-account/reauthentication.ts';
import { findAuthSessionOf } from '#store/auth-sessions.repository.ts';
import { lockAccount } from '#store/auth-users.repository.ts';
import { deletePasskey, findPasskey } from '#store/passkeys.repository.ts';
import { passkeyNotFound } from './passkey-input.ts';

interface Removal {
  readonly passkeyId: string;
  /** The code of a mail that asked for it. */
  readonly nonce: string | undefined;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * By who shows that it is still they, as with a second factor (R61). Whatever was signed in by it elsewhere ends with
 * it: the phone may be lost.
 */
export async function removePasskey(
  context: AuthContext,
  signedIn: SignedInUser,
  { passkeyId, nonce, device, now, requestId }: Removal,
): Promise<void> {
  const { account, authSessionId } = signedIn;
  const { user } = account;
  await demandSecondFactorForPasskeys(context.db, signedIn);
  const isRemoved = await inTransaction(context.db, async tx => {
    const current = await lockAccount(tx, user.id);
    const authSession = await findAuthSessionOf(tx, authSessionId, user.id);
    if (!current || !authSession) throw sessionNotFound();
    const passkey = await findPasskey(tx, user.id, passkeyId);
    if (!passkey) throw passkeyNotFound();
    const action = 'Removing a passkey';
    const prover = { user: current.user, authSession, nonce, action, limits: context.limits, device, now };
    if (!(await isProvedJustNow(tx, prover))) return false;
    await deletePasskey(tx, passkey.id, authSessionId);
    await passkeyChanged(tx, {
      host: context.host,
      account: current,
      passkey,
      change: 'removed',
      actor: user,
      device,
      now,
      requestId,
    });
    return true;
  });
  // Outside the transaction, so that the try is counted.
  if (!isRemoved) throw await wrongCode(context, { personId: user.id, device, now });
}
