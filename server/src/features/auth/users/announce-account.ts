import type { Transaction } from '#db/database.ts';
import { enqueueMail } from '#features/mail/mail.repository.ts';
import { activeAdmins } from '#features/profiles/profiles.repository.ts';

/** The admins hear of an account that waits for a role: its address, or the number of who has none. */
export async function announceAccount(
  tx: Transaction,
  { now, ...data }: { readonly name: string; readonly email: string; readonly now: Date },
): Promise<void> {
  for (const { email: to, language } of await activeAdmins(tx)) {
    await enqueueMail(tx, { kind: 'account-waiting', to, language, data, now });
  }
}
