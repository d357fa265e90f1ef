import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { newPassword } from '#passwords/new-password.ts';
import { verifyPassword } from '#passwords/password-hash.ts';
import { AuthError } from '#protocol/auth-error.ts';
import { endOtherAuthSessions, updateAuthSession } from '#store/auth-sessions.repository.ts';
import { type Account, type AuthSession, type AuthUser, updateUser } from '#store/auth-users.repository.ts';
import { deleteOtherBrowsers } from '#store/browsers.repository.ts';
import { dropFlowCodes } from '#store/flow-codes.repository.ts';
import { dropTokens } from '#store/one-time-tokens.repository.ts';
import { deleteLastSignUp } from '#store/sign-ups.repository.ts';

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
  await deleteOtherBrowsers(tx, user.id, device.browser.hash);
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  await deleteLastSignUp(tx, user.email);
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
