import { inTransaction } from '@bayan/platform/db/transaction';
import { isBlockedAccount } from '#accounts/account.ts';
import { mailEmailChange } from '#accounts/change-email.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { mailOneTimeToken } from '#links/mail-one-time-token.ts';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import { inConstantTime } from '#protocol/constant-time-answer.ts';
import { mayMailAgain } from '#protocol/one-time-token.ts';
import { lockAccountByEmail, updateUser } from '#store/auth-users.repository.ts';

interface ResendRequest {
  readonly type: 'signup' | 'email_change';
  readonly email: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly device: Device;
  readonly now: Date;
}

/** Sends the mail that an account waits for once more; says nothing about whether there is one. */
export const resendConfirmation = (
  { db, host, publicUrl, limits }: AuthContext,
  { type, email, redirectTo, challenge, device, now }: ResendRequest,
) =>
  inConstantTime(() =>
    inTransaction(db, async tx => {
      const account = await lockAccountByEmail(tx, email);
      if (!account || isBlockedAccount(account, now)) return;
      const { user, person } = account;
      if (type === 'email_change') {
        if (!user.newEmail || !mayMailAgain(user.emailChangeSentAt, now)) return;
        await mailEmailChange(tx, account, {
          host,
          newEmail: user.newEmail,
          publicUrl,
          redirectTo,
          challenge,
          limits,
          device,
          now,
          isAgain: true,
        });
        return;
      }
      if (user.emailConfirmedAt || !mayMailAgain(user.confirmationSentAt, now)) return;
      if (!(await limits.mayMail(tx, { email, userId: user.id, device, now }))) return;
      await updateUser(tx, user.id, { confirmationSentAt: now }, now);
      await mailOneTimeToken(tx, {
        host,
        userId: user.id,
        purpose: 'signup',
        email,
        language: person.language,
        publicUrl,
        redirectTo,
        challenge,
        now,
      });
    }),
  );
