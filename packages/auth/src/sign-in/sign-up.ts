import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import { inTransaction } from '@bayan/platform/db/transaction';
import { newUser } from '#accounts/account.ts';
import { accountName } from '#accounts/account-name.ts';
import { userView } from '#answers/user-view.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { newPassword } from '#passwords/new-password.ts';
import { temporaryFault } from '#protocol/auth-error.ts';
import type { CodeChallenge } from '#protocol/code-challenge.ts';
import { inConstantTime } from '#protocol/constant-time-answer.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';
import { findLastSignUp, findOwnHash, keepLastSignUp } from '#store/sign-ups.repository.ts';
import { mailConfirmation } from '#verification/mail-confirmation.ts';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly redirectTo: string;
  readonly challenge: CodeChallenge | null;
  readonly device: Device;
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
  { db, host, publicUrl, limits, checkPassword }: AuthContext,
  { email, password, data, ...asked }: SignUp,
) {
  const name = accountName(data, email);
  const userMetadata = mergeMetadata({}, data);
  await checkPassword(password, { email, names: [name] }, asked.now);
  return inConstantTime(async () => {
    const ids = { id: randomUUID(), identityId: randomUUID() };
    let isDone = false;
    for (let turn = 0; !isDone && turn < ATTEMPTS; turn++) {
      const seen = await findLastSignUp(db, email);
      // Hashed like the account's own or the last sign-up's: a sign-in then compares one hash with both (R34).
      const like = (await findOwnHash(db, email)) ?? seen?.passwordHash;
      const stored = await newPassword(password, like);
      isDone = await inTransaction(db, async tx => {
        const { passwordHash } = stored;
        if (!(await keepLastSignUp(tx, { email, passwordHash, seen, now: asked.now }))) return false;
        const attempt = { ...stored, userMetadata };
        await mailConfirmation(tx, { host, ...ids, ...asked, email, name, attempt, publicUrl, limits });
        return true;
      });
    }
    if (!isDone) throw temporaryFault(new Error('a sign-up lost every race'));
    const { user, identity } = newUser({ ...ids, email, now: asked.now, userMetadata });
    return userView({ ...user, confirmationSentAt: asked.now }, [identity]);
  });
}
