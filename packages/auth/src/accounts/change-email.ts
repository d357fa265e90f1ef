import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import type { Device } from '#devices/device.ts';
import type { AttemptLimits } from '#limits/attempt-limits.ts';
import { issueLinkAndCode } from '#links/mail-one-time-token.ts';
import { AuthError } from '#protocol/auth-error.ts';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import { secondsUntilNextMail } from '#protocol/one-time-token.ts';
import { type Account, type AuthUser, isEmailTaken, updateUser } from '#store/auth-users.repository.ts';
import { findToken } from '#store/one-time-tokens.repository.ts';

interface EmailChange {
  readonly host: AuthHost;
  readonly newEmail: string;
  readonly publicUrl: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly limits: AttemptLimits;
  readonly device: Device;
  readonly now: Date;
}

type MailedChange = EmailChange & {
  /** By whoever knows the address: what has been mailed and agreed to stands, unless a mail takes its place. */
  readonly isAgain?: boolean;
};

export async function requestEmailChange(
  tx: Transaction,
  account: Account,
  change: EmailChange,
): Promise<AuthUser> {
  const retryAfter = secondsUntilNextMail(account.user.emailChangeSentAt, change.now);
  if (retryAfter > 0) {
    throw new AuthError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${retryAfter} seconds.`,
      { retryAfter },
    );
  }
  return mailEmailChange(tx, account, change);
}

/**
 * To the old and to the new address, of which both, or one where that is enough, must agree. An address that somebody has
 * gets no mail and so never agrees; whoever asked for it sees no difference (R34).
 */
export async function mailEmailChange(
  tx: Transaction,
  { user, person }: Account,
  { host, newEmail, publicUrl, redirectTo, challenge, limits, device, now, isAgain = false }: MailedChange,
): Promise<AuthUser> {
  const changed = await updateUser(tx, user.id, { newEmail, emailChangeSentAt: now }, now);
  const isTaken = await isEmailTaken(tx, newEmail);
  const receivers = [
    ['email_change_current', user.email],
    ['email_change_new', newEmail],
  ] as const;
  for (const [purpose, email] of receivers) {
    if (email === null) continue;
    const userId = purpose === 'email_change_current' ? user.id : null;
    const mayMail = () => limits.mayMail(tx, { email, userId, device, now });
    // A half that is gone has agreed. So both end together: one that outlived the other would be agreement enough.
    const existing = isAgain ? await findToken(tx, user.id, purpose) : null;
    if (isAgain && !(existing && existing.expiresAt > now && (await mayMail()))) continue;
    const token = await issueLinkAndCode(tx, {
      userId: user.id,
      purpose,
      email,
      publicUrl,
      redirectTo,
      challenge,
      now,
      ...(existing && { expiresAt: existing.expiresAt }),
    });
    if (purpose === 'email_change_new' && isTaken) continue;
    if (!isAgain && !(await mayMail())) continue;
    await host.mail(tx, {
      kind: 'email-change',
      to: email,
      language: person.language,
      data: { ...token, newEmail },
      now,
    });
  }
  return changed;
}
