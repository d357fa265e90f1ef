import { notifyAdminsOfAccount } from '@bayan/auth/accounts/notify-admins-of-account';
import type { AuthHost } from '@bayan/auth/auth-host';
import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { Logger } from 'pino';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { insertProfile } from '#people/profiles/profile-changes.repository.ts';
import type { HostedUser } from './hosted-user.ts';

interface Arrival {
  readonly host: AuthHost;
  readonly now: Date;
  readonly requestId: string;
  readonly log: Pick<Logger, 'warn'>;
}

/** Makes the profile of somebody whom the hosted service let in for the first time: without a role (R6, R68). */
export async function welcomeHostedUser(
  db: Database,
  user: HostedUser,
  { host, now, requestId, log }: Arrival,
): Promise<void> {
  const { id, name, language, email } = user;
  await inTransaction(db, async tx => {
    const profile = { id, name, language, createdAt: now, updatedAt: now };
    const hasAddress = await insertProfile(tx, { ...profile, email });
    // Of two first requests at once the second finds the profile made; or the address is another person's.
    if (!hasAddress && !(await insertProfile(tx, profile))) return;
    if (!hasAddress) log.warn({ requestId, profileId: id }, 'an address was left out: somebody else has it');
    await recordChange(
      tx,
      { actor: user, now, requestId },
      {
        action: 'account.joined',
        noun: 'accounts',
        targetId: id,
        after: { email: hasAddress ? email : null },
      },
    );
    const contact = email ?? user.phone;
    if (contact !== null) await notifyAdminsOfAccount(tx, { host, name, email: contact, now });
  });
}
