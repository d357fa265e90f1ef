import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { Device } from '#devices/device.ts';
import type { Account } from '#store/auth-users.repository.ts';
import type { AuthFactor } from '#store/factors.repository.ts';

interface FactorChange {
  readonly host: AuthHost;
  readonly account: Account;
  readonly factor: AuthFactor;
  readonly change: 'added' | 'removed';
  /** Null where it was not the person themselves. */
  readonly actor: { readonly id: string } | null;
  /** Null where a machine did it. */
  readonly device: Device | null;
  /** The admin call that did it. */
  readonly call?: string;
  readonly now: Date;
  readonly requestId: string;
}

/** On record, and the person hears of it: a stranger who got in would begin with this. */
export async function secondFactorChanged(
  tx: Transaction,
  { host, account: { user, person }, factor, change, actor, device, call, now, requestId }: FactorChange,
): Promise<void> {
  const facts = { factorId: factor.id, friendlyName: factor.friendlyName };
  await host.record(
    tx,
    { actor, now, requestId },
    {
      action: `account.second-factor-${change}`,
      noun: 'accounts',
      targetId: user.id,
      before: change === 'removed' ? facts : undefined,
      after: change === 'added' ? facts : call && { call },
    },
  );
  await host.recordSecurityEvent(tx, {
    kind: `second-factor-${change}`,
    reason: actor ? undefined : 'service',
    personId: user.id,
    source: device,
    now,
  });
  const isInUse = change === 'added' || factor.status === 'verified';
  if (user.email === null || !isInUse) return;
  await host.mail(tx, {
    kind: 'second-factor-changed',
    to: user.email,
    language: person.language,
    data: { change },
    now,
  });
}
