import { inTransaction } from '../../../db/transaction.ts';
import type { AuthContext } from '../auth-context.ts';
import type { Device } from '../devices/device.ts';
import { type CountedAttempt, countSignIn } from '../limits/sign-in-attempt.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { type Contact, isBarredAccount } from '../users/account.ts';
import { type Account, findCredentials, identitiesOf } from '../users/auth-users.repository.ts';
import { AuthError, banned } from '../wire/auth-error.ts';
import { sessionAnswer } from '../wire/session-answer.ts';
import { startAuthSession } from './start-auth-session.ts';

interface Credentials {
  /** Null where what was typed is nobody's. */
  readonly contact: Contact | null;
  readonly typed: string;
  readonly password: string;
  readonly device: Device;
  readonly now: Date;
}

type Credentialed = Awaited<ReturnType<typeof findCredentials>>;

const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

/** What is special about an account is said only to who knows its password (R35). */
export async function signInWithPassword(
  context: AuthContext,
  { contact, typed, password, device, now }: Credentials,
) {
  const account = contact && (await findCredentials(context.db, contact, device.browser.hash));
  const attempt = await countSignIn(context, {
    account: typed,
    isKnownBrowser: account?.isKnownBrowser ?? false,
    device,
    now,
  });
  const storedHash = account && contact ? hashFor(contact, account) : null;
  const verifiedHash = attempt.isLocked ? null : storedHash;
  if (!(await isRight(attempt, verifiedHash, password)) || !contact || !account || verifiedHash === null)
    throw wrongCredentials();
  const refusal = whyNot(account, contact, now);
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

/** A sign-up that waits is one of the address: who comes by number has nothing to do with it. */
const hashFor = (contact: Contact, { user, waitingHash }: NonNullable<Credentialed>) =>
  ('email' in contact && !user.emailConfirmedAt ? waitingHash : null) ?? user.passwordHash;

async function isRight(attempt: CountedAttempt, verifiedHash: string | null, password: string) {
  try {
    return await verifyPassword(verifiedHash, password);
  } catch (error) {
    // Too many were before it: nothing was guessed.
    await attempt.undo();
    throw error;
  }
}

function whyNot(account: Account, contact: Contact, now: Date) {
  if (isBarredAccount(account, now)) return banned(400);
  if ('phone' in contact && !account.user.phoneConfirmedAt)
    return new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  if ('email' in contact && !account.user.emailConfirmedAt)
    return new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  return null;
}
