import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import { type Account, keepIdentity, updateUser } from '#store/auth-users.repository.ts';
import { dropTokens, type SignUpAttempt } from '#store/one-time-tokens.repository.ts';
import { isUnconfirmedSignUp } from './account.ts';
import { notifyAdminsOfAccount } from './notify-admins-of-account.ts';

interface Confirmation {
  readonly host: AuthHost;
  readonly account: Account;
  /** Of the mail that was opened: its sign-up counts from now on, and no other, where one may count (R57). */
  readonly attempt: SignUpAttempt;
  readonly now: Date;
  readonly requestId: string;
}

/** Whoever opened a mail sent to the address has it. The admins hear of an account that waits for a role. */
export async function confirmEmail(
  tx: Transaction,
  { host, account, attempt, now, requestId }: Confirmation,
): Promise<void> {
  const { user, person } = account;
  const { email } = user;
  if (user.emailConfirmedAt || !email) return;
  // Whoever the academy knows proves the address and no more: the sign-up may be a stranger's (R57).
  const asked = isUnconfirmedSignUp(account) ? attempt : user;
  const { passwordHash, hasKnownPassword } = asked;
  const userMetadata = { ...asked.userMetadata, ...user.userMetadata, email_verified: true };
  await updateUser(tx, user.id, { emailConfirmedAt: now, passwordHash, hasKnownPassword, userMetadata }, now);
  const data = { ...userMetadata, email, email_verified: true };
  await keepIdentity(tx, { userId: user.id, provider: 'email', data, now });
  await dropTokens(tx, user.id, ['signup', 'invite']);
  await host.record(
    tx,
    { actor: user, now, requestId },
    {
      action: 'account.confirmed',
      noun: 'accounts',
      targetId: user.id,
      before: { email, confirmed: false },
      after: { email, confirmed: true },
    },
  );
  if (person.role === null) await notifyAdminsOfAccount(tx, { host, name: person.name, email, now });
}
