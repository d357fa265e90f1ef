import { email as emailField } from '@bayan/domain/fields/contact';
import { inTransaction } from '../../db/transaction.ts';
import { isBarredAccount } from './account.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, banned } from './auth-error.ts';
import { findCredentials, identitiesOf } from './auth-users.repository.ts';
import type { Device } from './device.ts';
import { verifyPassword } from './password-hash.ts';
import { sessionAnswer } from './session-answer.ts';
import { startAuthSession } from './start-auth-session.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly device: Device;
  readonly now: Date;
}

const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

/** What is special about an account is said only to who knows its password (R35). */
export async function signInWithPassword(
  context: AuthContext,
  { email, password, device, now }: Credentials,
) {
  const address = emailField.safeParse(email);
  const account = address.success ? await findCredentials(context.db, address.data) : null;
  const verifiedHash =
    (account?.user.emailConfirmedAt ? account.user.passwordHash : account?.waitingHash) ?? null;
  const isRight = await verifyPassword(verifiedHash, password);
  if (!isRight || !account || verifiedHash === null) throw wrongCredentials();
  if (isBarredAccount(account, now)) throw banned(400);
  if (!account.user.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  const { signedIn, identities } = await inTransaction(context.db, async tx => ({
    signedIn: await startAuthSession(tx, {
      userId: account.user.id,
      method: 'password',
      device,
      now,
      verifiedHash,
    }),
    identities: await identitiesOf(tx, account.user.id),
  }));
  if (!signedIn) throw wrongCredentials();
  return sessionAnswer(context.accessTokens, signedIn, identities, now);
}
