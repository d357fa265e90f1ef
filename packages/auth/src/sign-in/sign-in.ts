import type { SecurityEventReason } from '@bayan/domain/security-events/security-event-kind';
import { inTransaction } from '@bayan/platform/db/transaction';
import { isBlockedAccount } from '#accounts/account.ts';
import { sessionAnswer } from '#answers/session-answer.ts';
import { startAuthSession } from '#auth-sessions/start-auth-session.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { noteSecurityEvent } from '#context/note-security-event.ts';
import type { Device } from '#devices/device.ts';
import { matchPassword } from '#passwords/password-hash.ts';
import { AuthError, banned } from '#protocol/auth-error.ts';
import type { Contact } from '#protocol/auth-input.ts';
import { refusedEvenly } from '#protocol/constant-time-answer.ts';
import { type Account, findCredentials, identitiesOf } from '#store/auth-users.repository.ts';
import { findLastSignUp } from '#store/sign-ups.repository.ts';
import { type CountedAttempt, countSignIn } from './sign-in-attempt.ts';

interface Credentials {
  /** Null where what was typed is nobody's. */
  readonly contact: Contact | null;
  readonly typed: string;
  readonly password: string;
  readonly device: Device;
  readonly now: Date;
}

const wrongCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');

const notConfirmed = () => new AuthError(400, 'email_not_confirmed', 'Email not confirmed');

/**
 * What is special about an account is said only to who knows its password (R35). Who knows that of the last sign-up for
 * the address hears that it is not confirmed, whoever has the address: nobody learns by a sign-up of their own whether
 * somebody does (R34).
 */
export const signInWithPassword = (context: AuthContext, credentials: Credentials) =>
  refusedEvenly(() => trySignIn(context, credentials));

async function trySignIn(context: AuthContext, { contact, typed, password, device, now }: Credentials) {
  const account = contact && (await findCredentials(context.db, contact, device.browser.hash));
  // A sign-up is one of the address: who comes by number has nothing to do with it.
  const signUp = contact && 'email' in contact ? await findLastSignUp(context.db, contact.email) : null;
  const signUpHash = signUp?.passwordHash ?? null;
  // The same statement whoever it is about, and before the step of time ends: neither tells who is known (R34).
  const note = (kind: 'sign-in-failed' | 'locked-out', reason: SecurityEventReason) =>
    noteSecurityEvent(context, { kind, reason, personId: account?.user.id ?? null, source: device, now });
  const attempt = await countSignIn(context, {
    account: typed,
    isKnownBrowser: account?.isKnownBrowser ?? false,
    device,
    now,
  }).catch(async (error: unknown) => {
    if (error instanceof AuthError) await note('locked-out', 'address');
    throw error;
  });
  const verifiedHash = account?.user.passwordHash ?? null;
  const [isOwn = false, isLastSignUps = false] = await look(attempt, password, [verifiedHash, signUpHash]);
  if (!isOwn && !isLastSignUps) {
    await (attempt.isLocked ? note('locked-out', 'account') : note('sign-in-failed', 'wrong-password'));
    throw wrongCredentials();
  }
  const isAccounts = isOwn && account !== null && contact !== null && verifiedHash !== null;
  const refusal = isAccounts ? whyNot(account, contact, now) : notConfirmed();
  if (!isAccounts || refusal) {
    await attempt.giveBack();
    await note('sign-in-failed', refusal?.code === 'user_banned' ? 'deactivated' : 'not-confirmed');
    throw refusal;
  }
  const { signedIn, identities } = await inTransaction(context.db, async tx => {
    const signedIn = await startAuthSession(tx, {
      host: context.host,
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

async function look(attempt: CountedAttempt, password: string, hashes: readonly (string | null)[]) {
  try {
    return await matchPassword(password, attempt.isLocked ? [] : hashes);
  } catch (error) {
    // Too many were before it: nothing was guessed.
    await attempt.undo();
    throw error;
  }
}

function whyNot(account: Account, contact: Contact, now: Date) {
  if (isBlockedAccount(account, now)) return banned(400);
  if ('phone' in contact && !account.user.phoneConfirmedAt)
    return new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  if ('email' in contact && !account.user.emailConfirmedAt) return notConfirmed();
  return null;
}
