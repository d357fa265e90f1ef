import { inTransaction } from '@bayan/platform/db/transaction';
import { type SignedInUser, sessionNotFound } from '#auth-sessions/signed-in-user.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { issueLinkAndCode } from '#links/mail-one-time-token.ts';
import { AuthError, invalid, noSms } from '#protocol/auth-error.ts';
import { mayMailAgain } from '#protocol/one-time-token.ts';
import { lockAccount, updateUser } from '#store/auth-users.repository.ts';

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
