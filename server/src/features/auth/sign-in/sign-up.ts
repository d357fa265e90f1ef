import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import { inTransaction } from '../../../db/transaction.ts';
import type { AuthContext } from '../auth-context.ts';
import type { CodeChallenge } from '../mailed/code-challenge.ts';
import { mailConfirmation } from '../mailed/mail-confirmation.ts';
import { findSignUpOf } from '../mailed/one-time-tokens.repository.ts';
import { newPassword } from '../passwords/new-password.ts';
import { newUser } from '../users/account.ts';
import { accountName } from '../users/account-name.ts';
import { temporaryFault } from '../wire/auth-error.ts';
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

/** Who loses a race finds the winner's sign-up to be compared with. */
const ATTEMPTS = 10;

/**
 * Answers with the user as it would be new, whether the address is known or not: only the mailbox learns more (R34).
 * Password and data wait with the token of the mail, and count only where nobody else has asked for the address (R57).
 */
export async function signUp(
  { db, publicUrl, checkPassword }: AuthContext,
  { email, password, data, ...asked }: SignUp,
) {
  const name = accountName(data, email);
  const userMetadata = mergeMetadata({}, data);
  await checkPassword(password, { email, name });
  return evenly(async () => {
    const ids = { id: randomUUID(), identityId: randomUUID() };
    let isMailed = false;
    for (let turn = 0; !isMailed && turn < ATTEMPTS; turn++) {
      const waiting = await findSignUpOf(db, email);
      // Hashed like the one that waits, so that it shows without a second hash whether they are the same.
      const stored = await newPassword(password, waiting?.passwordHash);
      const attempt = { ...stored, userMetadata };
      const comparedWith = waiting?.id ?? null;
      isMailed = await inTransaction(db, tx =>
        mailConfirmation(tx, { ...ids, ...asked, email, name, attempt, comparedWith, publicUrl }),
      );
    }
    if (!isMailed) throw temporaryFault(new Error('a sign-up lost every race'));
    const { user, identity } = newUser({ ...ids, email, now: asked.now, userMetadata });
    return userView({ ...user, confirmationSentAt: asked.now }, [identity]);
  });
}
