import { inTransaction } from '@bayan/platform/db/transaction';
import { isBlockedAccount } from '#accounts/account.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { mailOneTimeToken } from '#links/mail-one-time-token.ts';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import { inConstantTime } from '#protocol/constant-time-answer.ts';
import { mayMailAgain } from '#protocol/one-time-token.ts';
import { lockAccountByEmail, updateUser } from '#store/auth-users.repository.ts';

interface RecoveryRequest {
  readonly email: string;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly device: Device;
  readonly now: Date;
}

/** Says nothing: only the mailbox learns whether there is an account. */
export const requestRecovery = (
  context: AuthContext,
  { email, redirectTo, challenge, device, now }: RecoveryRequest,
) =>
  inConstantTime(() =>
    inTransaction(context.db, async tx => {
      const account = await lockAccountByEmail(tx, email);
      if (!account || isBlockedAccount(account, now)) return;
      if (!mayMailAgain(account.user.recoverySentAt, now)) return;
      if (!(await context.limits.mayMail(tx, { email, userId: account.user.id, device, now }))) return;
      await updateUser(tx, account.user.id, { recoverySentAt: now }, now);
      await mailOneTimeToken(tx, {
        host: context.host,
        userId: account.user.id,
        purpose: 'recovery',
        email,
        language: account.person.language,
        publicUrl: context.publicUrl,
        redirectTo,
        challenge,
        now,
      });
    }),
  );
