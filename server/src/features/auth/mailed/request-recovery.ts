import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthContext } from '#features/auth/auth-context.ts';
import type { Device } from '#features/auth/devices/device.ts';
import { isBarredAccount } from '#features/auth/users/account.ts';
import { lockAccountByEmail, updateUser } from '#features/auth/users/auth-users.repository.ts';
import { evenly } from '#features/auth/wire/even-answer.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { mailOneTimeToken } from './mail-one-time-token.ts';
import { mayMailAgain } from './one-time-token.ts';

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
  evenly(() =>
    inTransaction(context.db, async tx => {
      const account = await lockAccountByEmail(tx, email);
      if (!account || isBarredAccount(account, now)) return;
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
