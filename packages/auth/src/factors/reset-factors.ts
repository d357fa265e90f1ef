import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import { endAuthSessions } from '#store/auth-sessions.repository.ts';
import { lockAccountByEmail } from '#store/auth-users.repository.ts';
import { deleteFactor, factorsOf } from '#store/factors.repository.ts';
import { deletePasskey, passkeysOf } from '#store/passkeys.repository.ts';

interface FactorReset {
  readonly host: AuthHost;
  readonly email: string;
  readonly now: Date;
}

const named = ({ id, friendlyName }: { readonly id: string; readonly friendlyName: string | null }) => ({
  id,
  friendlyName,
});

/**
 * For who has neither phone nor recovery codes (R645): the password alone opens the account again, and nothing that is
 * open now stays so. Without an actor: who may run commands on the machine needs no account. How many there were; null
 * where nobody has this address.
 */
export async function resetFactors(
  tx: Transaction,
  { host, email, now }: FactorReset,
): Promise<number | null> {
  const account = await lockAccountByEmail(tx, email);
  if (!account) return null;
  const { user, person } = account;
  const factors = await factorsOf(tx, user.id, now);
  const passkeys = await passkeysOf(tx, user.id);
  if (factors.length + passkeys.length === 0) return 0;
  for (const { id } of factors) await deleteFactor(tx, id);
  // On the phone that is gone, as likely as not, and as good as a second factor.
  for (const { id } of passkeys) await deletePasskey(tx, id, null);
  await endAuthSessions(tx, user.id);
  await host.record(
    tx,
    { actor: null, now, requestId: null },
    {
      action: 'account.second-factor-reset',
      noun: 'accounts',
      targetId: user.id,
      before: { factors: factors.map(named), passkeys: passkeys.map(named) },
    },
  );
  const event = { kind: 'second-factor-removed', reason: 'service' } as const;
  await host.recordSecurityEvent(tx, { ...event, personId: user.id, source: null, now });
  await host.mail(tx, { kind: 'second-factor-reset', to: email, language: person.language, data: {}, now });
  return factors.length + passkeys.length;
}
