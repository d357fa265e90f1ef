import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthContext } from '#features/auth/auth-context.ts';
import type { Device } from '#features/auth/devices/device.ts';
import { newPassword } from '#features/auth/passwords/new-password.ts';
import { type Contact, confirmed, newUser } from '#features/auth/users/account.ts';
import { accountName } from '#features/auth/users/account-name.ts';
import { announceAccount } from '#features/auth/users/announce-account.ts';
import { identitiesOf } from '#features/auth/users/auth-users.repository.ts';
import { openAccount } from '#features/auth/users/open-account.ts';
import { AuthError } from '#features/auth/wire/auth-error.ts';
import { type SessionAnswer, sessionAnswer } from '#features/auth/wire/session-answer.ts';
import { mergeMetadata } from '#features/auth/wire/user-metadata.ts';
import { startAuthSession } from './start-auth-session.ts';

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
    await announceAccount(tx, { host, name, email: address, now });
    return {
      signedIn: await startAuthSession(tx, { host, userId: id, method: 'password', device, now }),
      identities: await identitiesOf(tx, id),
    };
  });
  return sessionAnswer(context.accessTokens, signedIn, identities, now);
}
