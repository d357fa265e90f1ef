import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { isBlockedAccount } from '#accounts/account.ts';
import { accountName } from '#accounts/account-name.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { mailOneTimeToken } from '#links/mail-one-time-token.ts';
import { AuthError } from '#protocol/auth-error.ts';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import { inConstantTime } from '#protocol/constant-time-answer.ts';
import { mayMailAgain } from '#protocol/one-time-token.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';
import { type Account, lockAccountByEmail, updateUser } from '#store/auth-users.repository.ts';
import { mailConfirmation } from './mail-confirmation.ts';

interface Mail {
  readonly email: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly device: Device;
  readonly now: Date;
}

interface SignInMailRequest extends Mail {
  /** Whether an unknown address becomes an account. */
  readonly createUser: boolean;
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly requestId: string;
}

const noSignUp = () => new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');

/** Mails a link and a code to sign in with. Says nothing: only the mailbox learns whether there is an account (R34). */
export async function requestSignInMail(
  { db, host, publicUrl, settings, limits }: AuthContext,
  { createUser, data, language, requestId, ...mail }: SignInMailRequest,
): Promise<void> {
  if (createUser && settings.signUpDisabled) throw noSignUp();
  const userMetadata = mergeMetadata({}, data);
  await inConstantTime(() =>
    inTransaction(db, async tx => {
      const account = await lockAccountByEmail(tx, mail.email);
      if (account?.user.emailConfirmedAt)
        return mailMagicLink(tx, account, { ...mail, host, publicUrl, limits });
      // Where addresses need no proof a sign-up tells anyhow who is known.
      if (!account && !createUser && settings.mailerAutoconfirm) throw noSignUp();
      if (!account && !createUser) return;
      await mailConfirmation(tx, {
        ...mail,
        host,
        id: randomUUID(),
        identityId: randomUUID(),
        name: accountName(data, mail.email),
        language,
        // The mail sets no password, whoever may have signed up with one before (R57).
        attempt: { passwordHash: null, hasKnownPassword: false, userMetadata },
        publicUrl,
        limits,
        requestId,
      });
    }),
  );
}

async function mailMagicLink(
  tx: Transaction,
  account: Account,
  { limits, device, ...mail }: Mail & Pick<AuthContext, 'host' | 'publicUrl' | 'limits'>,
): Promise<void> {
  const { user, person } = account;
  if (isBlockedAccount(account, mail.now) || !mayMailAgain(user.magicLinkSentAt, mail.now)) return;
  const { email, now } = mail;
  if (!(await limits.mayMail(tx, { email, userId: user.id, device, now }))) return;
  await updateUser(tx, user.id, { magicLinkSentAt: mail.now }, mail.now);
  await mailOneTimeToken(tx, {
    ...mail,
    userId: user.id,
    purpose: 'magiclink',
    language: person.language,
  });
}
