import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { insertProfile } from '../profiles/profiles.repository.ts';
import { isBarredAccount, newUser } from './account.ts';
import { accountName } from './account-name.ts';
import type { AuthContext } from './auth-context.ts';
import { insertUser, isEmailTaken, lockAccountByEmail, updateUser } from './auth-users.repository.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { evenly } from './even-answer.ts';
import { mailOneTimeToken } from './mail-one-time-token.ts';
import { newPassword } from './new-password.ts';
import { mayMailAgain } from './one-time-token.ts';
import { mergeMetadata } from './user-metadata.ts';
import { userView } from './user-view.ts';

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
 * Answers with the user as it would be new, whether the address is known or not: only the mailbox learns more. A new
 * person has no role, whatever was sent (R4, R34). Password and data wait with the token of the mail, so that who opens
 * it gets those of this sign-up and not of somebody who typed the same address before (R57).
 */
export async function signUp(
  context: AuthContext,
  { email, password, data, language, redirectTo, challenge, now, requestId }: SignUp,
) {
  const name = accountName(data, email);
  const userMetadata = mergeMetadata({}, data);
  await context.checkPassword(password, { email, name });
  return evenly(async () => {
    const attempt = { ...(await newPassword(password)), userMetadata };
    const ids = { id: randomUUID(), identityId: randomUUID() };
    await inTransaction(context.db, async tx => {
      const account = await accountToConfirm(tx, { ...ids, email, name, language, now });
      if (!account) return;
      const { publicUrl } = context;
      await mailOneTimeToken(tx, {
        ...account,
        purpose: 'signup',
        email,
        publicUrl,
        redirectTo,
        challenge,
        now,
        attempt,
      });
      // Without an actor: nobody has proved yet that the address is theirs.
      await recordChange(
        tx,
        { actor: null, now, requestId },
        { action: 'account.signed-up', noun: 'accounts', targetId: account.userId, after: { email } },
      );
    });
    const { user, identity } = newUser({ ...ids, email, now, userMetadata });
    return userView({ ...user, confirmationSentAt: now }, [identity]);
  });
}

interface NewPerson {
  readonly id: string;
  readonly identityId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly now: Date;
}

/** The account of the address, made if there is none. Null where no mail is due. */
async function accountToConfirm(
  tx: Transaction,
  { id, identityId, email, name, language, now }: NewPerson,
): Promise<{ userId: string; language: Language } | null> {
  const profile = { id, name, email, language, createdAt: now, updatedAt: now };
  if (!(await isEmailTaken(tx, email)) && (await insertProfile(tx, profile))) {
    const { user, identity } = newUser({ id, identityId, email, now });
    await insertUser(tx, { ...user, confirmationSentAt: now }, identity);
    return { userId: id, language };
  }
  const known = await lockAccountByEmail(tx, email);
  if (!known || known.user.emailConfirmedAt || isBarredAccount(known, now)) return null;
  if (!mayMailAgain(known.user.confirmationSentAt, now)) return null;
  await updateUser(tx, known.user.id, { confirmationSentAt: now }, now);
  return { userId: known.user.id, language: known.person.language };
}
