import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { Device } from '#devices/device.ts';
import type { Account } from '#store/auth-users.repository.ts';
import type { AuthPasskey } from '#store/passkeys.repository.ts';

interface PasskeyChange {
  readonly host: AuthHost;
  readonly account: Account;
  readonly passkey: AuthPasskey;
  readonly change: 'added' | 'removed' | 'copied';
  /** Null where it was not the person themselves, or where that is the question. */
  readonly actor: { readonly id: string } | null;
  /** Null where a machine did it. */
  readonly device: Device | null;
  /** The admin call that did it. */
  readonly call?: string;
  readonly now: Date;
  readonly requestId: string;
}

/** On record, and the person hears of it: a stranger who got in would want a way back of their own (R657). */
export async function passkeyChanged(
  tx: Transaction,
  { host, account: { user, person }, passkey, change, actor, device, call, now, requestId }: PasskeyChange,
): Promise<void> {
  const facts = { passkeyId: passkey.id, friendlyName: passkey.friendlyName };
  await host.record(
    tx,
    { actor, now, requestId },
    {
      action: `account.passkey-${change}`,
      noun: 'accounts',
      targetId: user.id,
      before: change === 'added' ? undefined : facts,
      after: change === 'added' ? facts : call && { call },
    },
  );
  await host.recordSecurityEvent(tx, {
    kind: `passkey-${change}`,
    reason: device === null ? 'service' : undefined,
    personId: user.id,
    source: device,
    now,
  });
  if (user.email === null) return;
  await host.mail(tx, {
    kind: 'passkey-changed',
    to: user.email,
    language: person.language,
    data: { change },
    now,
  });
}
