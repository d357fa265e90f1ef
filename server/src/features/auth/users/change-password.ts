import type { Transaction } from '@bayan/platform/db/database';
import type { AuthContext } from '#features/auth/auth-context.ts';
import type { AuthHost } from '#features/auth/auth-host.ts';
import type { Device } from '#features/auth/devices/device.ts';
import { forgetOtherBrowsers } from '#features/auth/limits/browsers.repository.ts';
import { dropFlowCodes } from '#features/auth/mailed/flow-codes.repository.ts';
import { dropTokens } from '#features/auth/mailed/one-time-tokens.repository.ts';
import { newPassword } from '#features/auth/passwords/new-password.ts';
import { verifyPassword } from '#features/auth/passwords/password-hash.ts';
import { endOtherAuthSessions, updateAuthSession } from '#features/auth/sign-in/auth-sessions.repository.ts';
import { forgetLastSignUp } from '#features/auth/sign-in/sign-ups.repository.ts';
import { AuthError } from '#features/auth/wire/auth-error.ts';
import { type Account, type AuthSession, type AuthUser, updateUser } from './auth-users.repository.ts';

/** What takes long, done before the account is locked. */
interface PreparedPassword {
  readonly stored: Pick<AuthUser, 'passwordHash' | 'hasKnownPassword'>;
  readonly isSame: boolean;
}

export async function preparePassword(
  context: AuthContext,
  { user, person }: Account,
  { password, now }: { readonly password: string; readonly now: Date },
): Promise<PreparedPassword> {
  if (user.email === null && user.phone === null)
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    );
  const names = [person.name, person.nameAr ?? ''];
  await context.checkPassword(password, { email: user.email ?? '', names }, now);
  const isSame = await verifyPassword(user.passwordHash, password);
  return { stored: await newPassword(password), isSame };
}

interface PasswordChange extends PreparedPassword {
  readonly host: AuthHost;
  readonly account: Account;
  readonly authSession: AuthSession;
  /** Whether calendar programs go on reading as before. */
  readonly keepsCalendarAddress: boolean;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** Of somebody who has proved that it is they (R61). */
export async function changePassword(
  tx: Transaction,
  {
    host,
    account,
    authSession,
    stored,
    isSame,
    keepsCalendarAddress,
    device,
    now,
    requestId,
  }: PasswordChange,
): Promise<AuthUser> {
  const { user, person } = account;
  if (isSame)
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  const changed = await updateUser(tx, user.id, { ...stored, newEmail: null }, now);
  await updateAuthSession(tx, authSession.id, { passwordResetUntil: null });
  // Whoever knew the old password, or has an open mail, is shut out (R45).
  await endOtherAuthSessions(tx, user.id, authSession.id);
  await forgetOtherBrowsers(tx, user.id, device.browser.hash);
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  await forgetLastSignUp(tx, user.email);
  await host.record(
    tx,
    { actor: user, now, requestId },
    { action: 'account.password-changed', noun: 'accounts', targetId: user.id },
  );
  await host.recordSecurityEvent(tx, { kind: 'password-changed', personId: user.id, source: device, now });
  const isRenewed =
    !keepsCalendarAddress && (await host.calendar.renew(tx, user.id, { actor: user, now, requestId }));
  if (user.email !== null) {
    const { language } = person;
    const data = isRenewed ? { calendar: 'renewed' as const } : {};
    await host.mail(tx, { kind: 'password-changed', to: user.email, language, data, now });
  }
  return changed;
}
