import { Refusal } from '@bayan/domain/errors';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { AuthError } from '#protocol/auth-error.ts';
import { readCode } from '#protocol/auth-input.ts';
import { findAuthSessionOf } from '#store/auth-sessions.repository.ts';
import { findAccount } from '#store/auth-users.repository.ts';
import { checkCurrentPassword, isProvedJustNow, wrongCode } from './reauthentication.ts';

interface Demand {
  readonly userId: string;
  readonly authSessionId: string;
  readonly proof: { readonly currentPassword?: string | undefined; readonly mailedCode?: string | undefined };
  readonly device: Device;
  readonly now: Date;
}

/** Refuses, in the API's words, whoever shows nothing but a token (R61). Outside of a transaction: a wrong try counts. */
export async function demandPerson(
  context: AuthContext,
  { userId, authSessionId, proof: { currentPassword, mailedCode }, device, now }: Demand,
): Promise<void> {
  const { db, limits } = context;
  const account = await findAccount(db, userId);
  const authSession = await findAuthSessionOf(db, authSessionId, userId);
  if (!account || !authSession) throw new Refusal('auth.required');
  const { user } = account;
  const nonce = mailedCode === undefined ? undefined : readCode(mailedCode);
  const action = { user, authSession, nonce, action: 'This', limits, device, now };
  try {
    await checkCurrentPassword(context, user, { currentPassword, nonce }, { device, now });
    if (currentPassword !== undefined || (await inTransaction(db, tx => isProvedJustNow(tx, action)))) return;
  } catch (error) {
    if (error instanceof AuthError && error.code === 'reauthentication_needed')
      throw new Refusal('auth.proof-needed');
    if (!(error instanceof AuthError)) throw error;
  }
  if (nonce !== undefined) await wrongCode(context, { personId: userId, device, now });
  throw new Refusal('auth.proof-wrong');
}
