import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { Device } from '#devices/device.ts';
import { phoneExists } from '#protocol/auth-error.ts';
import { profilePhone } from '#protocol/phone-number.ts';
import { type AuthUser, isPhoneTaken, keepIdentity, updateUser } from '#store/auth-users.repository.ts';
import { withProvider } from './account.ts';

interface PhoneChange {
  readonly host: AuthHost;
  readonly phone: string;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** At once: only where numbers are taken for their owner's word. */
export async function changePhone(
  tx: Transaction,
  user: AuthUser,
  { host, phone, device, now, requestId }: PhoneChange,
): Promise<AuthUser> {
  if (await isPhoneTaken(tx, phone)) throw phoneExists();
  const verified = { phone, phone_verified: true };
  const changed = await updateUser(
    tx,
    user.id,
    {
      phone,
      phoneConfirmedAt: now,
      isAnonymous: false,
      appMetadata: withProvider(user.appMetadata, 'phone'),
      userMetadata: { ...user.userMetadata, ...verified },
    },
    now,
  );
  await keepIdentity(tx, { userId: user.id, provider: 'phone', data: verified, now });
  const inProfile = profilePhone(phone);
  if (inProfile !== null) await host.people.update(tx, user.id, { phone: inProfile });
  await host.record(
    tx,
    { actor: user, now, requestId },
    {
      action: 'account.phone-changed',
      noun: 'accounts',
      targetId: user.id,
      before: { phone: user.phone },
      after: { phone },
    },
  );
  await host.recordSecurityEvent(tx, { kind: 'phone-changed', personId: user.id, source: device, now });
  return changed;
}
