import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { Device } from '#devices/device.ts';
import { emailExists } from '#protocol/auth-error.ts';
import { endAuthSessions } from '#store/auth-sessions.repository.ts';
import { type Account, isEmailTaken, keepIdentity, updateUser } from '#store/auth-users.repository.ts';
import { deleteBrowsers } from '#store/browsers.repository.ts';
import { deleteFactor, factorsOf } from '#store/factors.repository.ts';
import { dropFlowCodes } from '#store/flow-codes.repository.ts';
import { dropTokens } from '#store/one-time-tokens.repository.ts';
import { deletePasskey, passkeysOf } from '#store/passkeys.repository.ts';
import { dropRecoveryCodesSince } from '#store/recovery-codes.repository.ts';
import { passkeyChanged } from './passkey-changed.ts';
import { secondFactorChanged } from './second-factor-changed.ts';
import { TRUSTED_AFTER_MS } from './trusted-after.ts';

interface WayBack {
  readonly host: AuthHost;
  /** The address that was. */
  readonly email: string;
  /** When it was replaced. */
  readonly since: Date;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** By whoever reads at the address that was: the account is theirs again, and nobody else's sign-in is left (R45). */
export async function undoEmailChange(
  tx: Transaction,
  account: Account,
  { host, email, since: changedAt, device, now, requestId }: WayBack,
): Promise<void> {
  const since = new Date(changedAt.getTime() - TRUSTED_AFTER_MS);
  const { user } = account;
  if (email !== user.email && (await isEmailTaken(tx, email))) throw emailExists();
  const verified = { email, email_verified: true };
  const userMetadata = { ...user.userMetadata, ...verified };
  const changes = { email, newEmail: null, emailChangeSentAt: null, userMetadata };
  const restored = await updateUser(tx, user.id, changes, now);
  await keepIdentity(tx, { userId: user.id, provider: 'email', data: verified, now });
  await host.people.update(tx, user.id, { email });
  await endAuthSessions(tx, user.id);
  // One that was added since, or on the day before, may be the thief's and would open the account still.
  for (const factor of await factorsOf(tx, user.id, now)) {
    if (factor.createdAt < since) continue;
    await deleteFactor(tx, factor.id);
    const removal = { host, account: { ...account, user: restored }, factor, change: 'removed' as const };
    await secondFactorChanged(tx, { ...removal, actor: user, device, now, requestId });
  }
  await dropRecoveryCodesSince(tx, user.id, since);
  for (const passkey of await passkeysOf(tx, user.id)) {
    if (passkey.createdAt < since) continue;
    await deletePasskey(tx, passkey.id, null);
    const removal = { host, account: { ...account, user: restored }, passkey, change: 'removed' as const };
    await passkeyChanged(tx, { ...removal, actor: user, device, now, requestId });
  }
  await deleteBrowsers(tx, user.id);
  await host.calendar.end(tx, user.id);
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  await host.record(
    tx,
    { actor: user, now, requestId },
    {
      action: 'account.email-restored',
      noun: 'accounts',
      targetId: user.id,
      before: { email: user.email },
      after: { email },
    },
  );
  await host.recordSecurityEvent(tx, { kind: 'email-restored', personId: user.id, source: device, now });
}
