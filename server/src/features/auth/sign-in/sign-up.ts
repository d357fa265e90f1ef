import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import { inTransaction } from '../../../db/transaction.ts';
import type { AuthContext } from '../auth-context.ts';
import type { CodeChallenge } from '../mailed/code-challenge.ts';
import { mailConfirmation } from '../mailed/mail-confirmation.ts';
import { forgetAttempt } from '../mailed/one-time-tokens.repository.ts';
import { newPassword } from '../passwords/new-password.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { newUser } from '../users/account.ts';
import { accountName } from '../users/account-name.ts';
import { evenly } from '../wire/even-answer.ts';
import { mergeMetadata } from '../wire/user-metadata.ts';
import { userView } from '../wire/user-view.ts';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Answers with the user as it would be new, whether the address is known or not: only the mailbox learns more (R34).
 * Password and data wait with the token of the mail, so that who opens it gets those of this sign-up and not of somebody
 * who typed the same address before (R57).
 */
export async function signUp(
  { db, publicUrl, checkPassword }: AuthContext,
  { email, password, data, ...asked }: SignUp,
) {
  const name = accountName(data, email);
  const userMetadata = mergeMetadata({}, data);
  await checkPassword(password, { email, name });
  return evenly(async () => {
    const attempt = { ...(await newPassword(password)), userMetadata };
    const ids = { id: randomUUID(), identityId: randomUUID() };
    const waiting = await inTransaction(db, tx =>
      mailConfirmation(tx, { ...ids, ...asked, email, name, attempt, publicUrl }),
    );
    // One mail for two who typed the address: whose it is nobody can tell, so it sets neither's password (R57). Verified
    // even where none waits: the time must not tell.
    const isRepeated = await verifyPassword(waiting?.passwordHash ?? null, password);
    if (waiting && !isRepeated) await forgetAttempt(db, waiting.id);
    const { user, identity } = newUser({ ...ids, email, now: asked.now, userMetadata });
    return userView({ ...user, confirmationSentAt: asked.now }, [identity]);
  });
}
