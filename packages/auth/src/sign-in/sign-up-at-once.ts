import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import { inTransaction } from '@bayan/platform/db/transaction';
import { confirmed, newUser } from '#accounts/account.ts';
import { accountName } from '#accounts/account-name.ts';
import { notifyAdminsOfAccount } from '#accounts/notify-admins-of-account.ts';
import { openAccount } from '#accounts/open-account.ts';
import { type SessionAnswer, sessionAnswer } from '#answers/session-answer.ts';
import { startAuthSession } from '#auth-sessions/start-auth-session.ts';
import type { AuthContext } from '#context/auth-context.ts';
import type { Device } from '#devices/device.ts';
import { newPassword } from '#passwords/new-password.ts';
import { AuthError } from '#protocol/auth-error.ts';
import type { Contact } from '#protocol/auth-input.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';
import { identitiesOf } from '#store/auth-users.repository.ts';

interface SignUp {
  readonly contact: Contact;
  readonly password: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly device: Device;
  readonly now: Date;
  readonly requestId: string;
}

/** Where the academy takes every address or number for its owner's word. A known one cannot be kept secret then. */
export async function signUpAtOnce(
  context: AuthContext,
  { contact, password, data, language, device, now, requestId }: SignUp,
): Promise<SessionAnswer> {
  const { db, host } = context;
  const address = 'email' in contact ? contact.email : `+${contact.phone}`;
  const name = accountName(data, address);
  const userMetadata = mergeMetadata({}, data);
  await context.checkPassword(password, { email: address, names: [name] }, now);
  const stored = await newPassword(password);
  const id = randomUUID();
  const begun = newUser({ id, identityId: randomUUID(), now, userMetadata, ...contact });
  const { user, identity } = confirmed(begun, now);
  const { signedIn, identities } = await inTransaction(db, async tx => {
    if (!(await openAccount(tx, { host, user: { ...user, ...stored }, identity, name, language })))
      throw new AuthError(422, 'user_already_exists', 'User already registered');
    await host.record(
      tx,
      { actor: null, now, requestId },
      { action: 'account.signed-up', noun: 'accounts', targetId: id, after: { ...contact, confirmed: true } },
    );
    await notifyAdminsOfAccount(tx, { host, name, email: address, now });
    return {
      signedIn: await startAuthSession(tx, { host, userId: id, method: 'password', device, now }),
      identities: await identitiesOf(tx, id),
    };
  });
  return sessionAnswer(context.accessTokens, signedIn, identities, now);
}
