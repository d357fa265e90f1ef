import type { Transaction } from '../../db/database.ts';
import { enqueueMail } from '../mail/mail.repository.ts';
import { type Account, activeAdmins, updateEmailIdentity, updateUser } from './auth-users.repository.ts';
import { dropTokens } from './one-time-tokens.repository.ts';

/** Whoever opened a mail sent to the address has it. The admins hear of an account that waits for a role. */
export async function confirmEmail(tx: Transaction, { user, person }: Account, now: Date): Promise<void> {
  if (user.emailConfirmedAt || !user.email) return;
  const userMetadata = { ...user.userMetadata, email_verified: true };
  await updateUser(tx, user.id, { emailConfirmedAt: now, userMetadata }, now);
  await updateEmailIdentity(tx, user.id, { email: user.email, email_verified: true }, now);
  await dropTokens(tx, user.id, ['signup', 'invite']);
  if (person.role !== null) return;
  for (const admin of await activeAdmins(tx)) {
    await enqueueMail(tx, {
      kind: 'account-waiting',
      to: admin.email,
      language: admin.language,
      data: { name: person.name, email: user.email },
      now,
    });
  }
}
