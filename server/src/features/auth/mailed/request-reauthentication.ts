import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthContext } from '#features/auth/auth-context.ts';
import { type SignedInUser, sessionNotFound } from '#features/auth/sign-in/signed-in-user.ts';
import { lockAccount, updateUser } from '#features/auth/users/auth-users.repository.ts';
import { AuthError, invalid, noSms } from '#features/auth/wire/auth-error.ts';
import { issueLinkAndCode } from './mail-one-time-token.ts';
import { mayMailAgain } from './one-time-token.ts';

/** Mails a signed-in person a code that proves once more that it is they (R61). It is no way to sign in. */
export async function requestReauthentication(
  { db, host, publicUrl }: AuthContext,
  { account: { user } }: SignedInUser,
  { now }: { readonly now: Date },
): Promise<void> {
  if (user.email === null && user.phone === null)
    throw invalid('Reauthentication requires the user to have an email or a phone number');
  if (user.email === null) throw noSms();
  if (!user.emailConfirmedAt)
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  await inTransaction(db, async tx => {
    const current = await lockAccount(tx, user.id);
    const email = current?.user.email;
    if (!email) throw sessionNotFound();
    if (!mayMailAgain(current.user.reauthenticationSentAt, now)) return;
    await updateUser(tx, user.id, { reauthenticationSentAt: now }, now);
    const { code } = await issueLinkAndCode(tx, {
      userId: user.id,
      purpose: 'reauthentication',
      email,
      publicUrl,
      redirectTo: publicUrl,
      now,
    });
    const { language } = current.person;
    await host.mail(tx, { kind: 'reauthentication', to: email, language, data: { code }, now });
  });
}
