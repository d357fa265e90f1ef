import { inTransaction } from '@bayan/platform/db/transaction';
import { secondFactorChanged } from '#accounts/second-factor-changed.ts';
import { type SignedInUser, sessionNotFound } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { isProvedJustNow, wrongCode } from '#own-account/reauthentication.ts';
import { AuthError, factorNotFound } from '#protocol/auth-error.ts';
import { findAuthSessionOf } from '#store/auth-sessions.repository.ts';
import { lockAccount } from '#store/auth-users.repository.ts';
import { deleteFactor, findFactor } from '#store/factors.repository.ts';

interface Removal {
  readonly factorId: string;
  /** The code of a mail that asked for it. */
  readonly nonce: string | undefined;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Only who gave a second factor, and shows that it is still they (R61), takes one away. Auth sessions that were raised
 * by it fall back by themselves.
 */
export async function removeFactor(
  context: AuthContext,
  { account: { user }, authSessionId, aal }: SignedInUser,
  { factorId, nonce, device, now, requestId }: Removal,
) {
  const removed = await inTransaction(context.db, async tx => {
    const account = await lockAccount(tx, user.id);
    const authSession = await findAuthSessionOf(tx, authSessionId, user.id);
    if (!account || !authSession) throw sessionNotFound();
    const factor = await findFactor(tx, user.id, factorId, now);
    if (!factor) throw factorNotFound();
    if (factor.status === 'verified') {
      if (aal !== 'aal2')
        throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
      const action = 'Unenrolling a factor';
      const prover = { user: account.user, authSession, nonce, action, limits: context.limits, device, now };
      if (!(await isProvedJustNow(tx, prover))) return null;
    }
    await deleteFactor(tx, factor.id);
    if (factor.status === 'verified')
      await secondFactorChanged(tx, {
        host: context.host,
        account,
        factor,
        change: 'removed',
        actor: user,
        device,
        now,
        requestId,
      });
    return { id: factor.id };
  });
  // Outside the transaction, so that the try is counted.
  if (!removed) throw await wrongCode(context, { personId: user.id, device, now });
  return removed;
}
