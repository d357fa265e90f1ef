import { email as emailField } from '@bayan/domain/fields/contact';
import { inTransaction } from '../../db/transaction.ts';
import { isBarredAccount } from './account.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, banned } from './auth-error.ts';
import { type Account, findCredentials, identitiesOf } from './auth-users.repository.ts';
import type { Device } from './device.ts';
import { verifyPassword } from './password-hash.ts';
import { sessionAnswer } from './session-answer.ts';
import { type CountedAttempt, countSignIn } from './sign-in-attempt.ts';
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
  const account = address.success
    ? await findCredentials(context.db, address.data, device.browser.hash)
    : null;
  const attempt = await countSignIn(context, {
    account: address.data ?? email,
    isKnownBrowser: account?.isKnownBrowser ?? false,
    device,
    now,
  });
  const storedHash =
    (account?.user.emailConfirmedAt ? account.user.passwordHash : account?.waitingHash) ?? null;
  const verifiedHash = attempt.isLocked ? null : storedHash;
  if (!(await isRight(attempt, verifiedHash, password)) || !account || verifiedHash === null)
    throw wrongCredentials();
  const refusal = whyNot(account, now);
  if (refusal) {
    await attempt.giveBack();
    throw refusal;
  }
  const { signedIn, identities } = await inTransaction(context.db, async tx => {
    const signedIn = await startAuthSession(tx, {
      userId: account.user.id,
      method: 'password',
      device,
      now,
      verifiedHash,
    });
    const identities = await identitiesOf(tx, account.user.id);
    // Last, because others from the same address wait for it.
    if (signedIn) await attempt.giveBack(tx);
    return { signedIn, identities };
  });
  if (!signedIn) throw wrongCredentials();
  return sessionAnswer(context.accessTokens, signedIn, identities, now);
}

async function isRight(attempt: CountedAttempt, verifiedHash: string | null, password: string) {
  try {
    return await verifyPassword(verifiedHash, password);
  } catch (error) {
    // Too many were before it: nothing was guessed.
    await attempt.giveBack();
    throw error;
  }
}

function whyNot(account: Account, now: Date) {
  if (isBarredAccount(account, now)) return banned(400);
  if (!account.user.emailConfirmedAt) return new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return null;
}
