import { randomUUID } from 'node:crypto';
import { line } from '@bayan/domain/fields/text';
import type { Language } from '@bayan/domain/language/language';
import { inTransaction } from '../../db/transaction.ts';
import { insertProfile } from '../profiles/profiles.repository.ts';
import { isBarredAccount, newUser } from './account.ts';
import type { AuthContext } from './auth-context.ts';
import { insertUser, isEmailTaken, lockAccountByEmail, updateUser } from './auth-users.repository.ts';
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
  readonly now: Date;
}

const LONGEST_NAME = 120;

/**
 * Answers with the user as it would be new, whether the address is known or not: only the mailbox learns more. A new
 * person has no role, whatever was sent (R4, R34).
 */
export async function signUp(
  context: AuthContext,
  { email, password, data, language, redirectTo, now }: SignUp,
) {
  const name = nameOf(data, email);
  const userMetadata = mergeMetadata({}, data);
  await context.checkPassword(password, { email, name });
  return evenly(async () => {
    const stored = await newPassword(password);
    const fresh = newUser({ id: randomUUID(), identityId: randomUUID(), email, now, userMetadata });
    const user = { ...fresh.user, ...stored, confirmationSentAt: now };
    await inTransaction(context.db, async tx => {
      const mail = { purpose: 'signup', email, publicUrl: context.publicUrl, redirectTo, now } as const;
      const profile = { id: user.id, name, email, language, createdAt: now, updatedAt: now };
      if (!(await isEmailTaken(tx, email)) && (await insertProfile(tx, profile))) {
        await insertUser(tx, user, fresh.identity);
        await mailOneTimeToken(tx, { ...mail, userId: user.id, language });
        return;
      }
      const known = await lockAccountByEmail(tx, email);
      if (!known || known.user.emailConfirmedAt || isBarredAccount(known, now)) return;
      if (!mayMailAgain(known.user.confirmationSentAt, now)) return;
      await updateUser(tx, known.user.id, { confirmationSentAt: now }, now);
      await mailOneTimeToken(tx, { ...mail, userId: known.user.id, language: known.person.language });
    });
    return userView(user, [fresh.identity]);
  });
}

/** Cleaned as every name is; what is no name gives way to what stands before the @. */
function nameOf(data: Readonly<Record<string, unknown>>, email: string): string {
  for (const given of [data.full_name, data.name]) {
    const name = line(LONGEST_NAME).safeParse(given);
    if (name.success) return name.data;
  }
  return email.slice(0, email.indexOf('@')).slice(0, LONGEST_NAME);
}
