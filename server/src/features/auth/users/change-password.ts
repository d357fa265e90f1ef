import type { Transaction } from '../../../db/database.ts';
import { recordChange } from '../../audit/audit.repository.ts';
import { enqueueMail } from '../../mail/mail.repository.ts';
import type { AuthContext } from '../auth-context.ts';
import type { Device } from '../devices/device.ts';
import { type AttemptLimits, placeOf } from '../limits/attempt-limits.ts';
import { forgetOtherBrowsers } from '../limits/browsers.repository.ts';
import { dropFlowCodes } from '../mailed/flow-codes.repository.ts';
import { dropTokens } from '../mailed/one-time-tokens.repository.ts';
import { newPassword } from '../passwords/new-password.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { endOtherAuthSessions } from '../sign-in/auth-sessions.repository.ts';
import { forgetLastSignUp } from '../sign-in/sign-ups.repository.ts';
import { AuthError } from '../wire/auth-error.ts';
import { type Account, type AuthSession, type AuthUser, updateUser } from './auth-users.repository.ts';
import { isFresh, isRightNonce, reauthenticationNeeded } from './reauthentication.ts';

interface AskedPassword {
  readonly password: string;
  readonly currentPassword: string | undefined;
  /** The code of a mail that asked for it. */
  readonly nonce: string | undefined;
  readonly now: Date;
}

/** What takes long, done before the account is locked. */
interface PreparedPassword {
  readonly stored: Pick<AuthUser, 'passwordHash' | 'hasKnownPassword'>;
  readonly isSame: boolean;
  readonly isProved: boolean;
  readonly nonce: string | undefined;
}

export async function preparePassword(
  context: AuthContext,
  { user, person }: Account,
  { password, currentPassword, nonce, now }: AskedPassword,
): Promise<PreparedPassword> {
  if (user.email === null && user.phone === null)
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  const names = [person.name, person.nameAr ?? ''];
  await context.checkPassword(password, { email: user.email ?? '', names }, now);
  const isProved = currentPassword !== undefined;
  if (isProved && !(await isCurrent(context, user, currentPassword, now)))
    throw new AuthError(400, 'current_password_invalid', 'Current password is not valid');
  const isSame = await verifyPassword(user.passwordHash, password);
  return { stored: await newPassword(password), isSame, isProved, nonce };
}

/** Counted by itself: strangers who guess at the door must not keep the person from it, nor a thief inside guess on. */
const isCurrent = ({ db, limits }: AuthContext, user: AuthUser, password: string, now: Date) =>
  limits.guess(db, placeOf('current passwords of a person', user.id), now, async () =>
    (await verifyPassword(user.passwordHash, password)) ? true : null,
  );

interface PasswordChange extends PreparedPassword {
  readonly account: Account;
  readonly authSession: AuthSession;
  readonly limits: AttemptLimits;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** Null where the nonce was wrong: no error, so that the try is counted. */
export async function changePassword(tx: Transaction, change: PasswordChange): Promise<AuthUser | null> {
  const { account, authSession, limits, stored, isSame, isProved, nonce, device, now, requestId } = change;
  const { user, person } = account;
  if (nonce !== undefined && !(await isRightNonce(tx, { user, limits, now }, nonce))) return null;
  if (!isFresh(authSession, now) && !isProved && nonce === undefined)
    throw reauthenticationNeeded('Password update');
  if (isSame)
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  const changed = await updateUser(tx, user.id, { ...stored, newEmail: null }, now);
  // Whoever knew the old password, or has an open mail, is shut out (R45).
  await endOtherAuthSessions(tx, user.id, authSession.id);
  await forgetOtherBrowsers(tx, user.id, device.browser.hash);
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  await forgetLastSignUp(tx, user.email);
  await recordChange(
    tx,
    { actor: user, now, requestId },
    { action: 'account.password-changed', noun: 'accounts', targetId: user.id },
  );
  if (user.email !== null) {
    const { language } = person;
    await enqueueMail(tx, { kind: 'password-changed', to: user.email, language, data: {}, now });
  }
  return changed;
}
