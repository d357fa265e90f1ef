import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';

interface NewAccount {
  readonly host: AuthHost;
  readonly name: string;
  readonly email: string;
  readonly now: Date;
}

/** The admins hear of an account that waits for a role: its address, or the number of who has none. */
export async function notifyAdminsOfAccount(
  tx: Transaction,
  { host, now, ...data }: NewAccount,
): Promise<void> {
  for (const { email: to, language } of await host.people.activeAdmins(tx)) {
    await host.mail(tx, { kind: 'account-waiting', to, language, data, now });
  }
}
