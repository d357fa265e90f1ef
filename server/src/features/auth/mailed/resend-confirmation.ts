import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthContext } from '#features/auth/auth-context.ts';
import type { Device } from '#features/auth/devices/device.ts';
import { isBarredAccount } from '#features/auth/users/account.ts';
import { lockAccountByEmail, updateUser } from '#features/auth/users/auth-users.repository.ts';
import { mailEmailChange } from '#features/auth/users/change-email.ts';
import { evenly } from '#features/auth/wire/even-answer.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { mailOneTimeToken } from './mail-one-time-token.ts';
import { mayMailAgain } from './one-time-token.ts';

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
  evenly(() =>
    inTransaction(db, async tx => {
      const account = await lockAccountByEmail(tx, email);
      if (!account || isBarredAccount(account, now)) return;
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
