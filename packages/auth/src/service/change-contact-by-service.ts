import type { Transaction } from '@bayan/platform/db/database';
import { isUnconfirmedSignUp, withProvider } from '#accounts/account.ts';
import type { AuthHost } from '#auth-host.ts';
import { emailExists, phoneExists } from '#protocol/auth-error.ts';
import { profilePhone } from '#protocol/phone-number.ts';
import {
  type Account,
  type AuthUser,
  isEmailTaken,
  isPhoneTaken,
  keepIdentity,
  updateUser,
} from '#store/auth-users.repository.ts';
import { dropFlowCodes } from '#store/flow-codes.repository.ts';
import { dropTokens, findToken } from '#store/one-time-tokens.repository.ts';
import { deleteLastSignUp } from '#store/sign-ups.repository.ts';
import type { ServiceUser } from './service-input.ts';

interface Contacts extends Pick<ServiceUser, 'email' | 'phone' | 'isEmailConfirmed' | 'isPhoneConfirmed'> {
  readonly host: AuthHost;
  readonly now: Date;
}

type Change<Contact extends string> = Pick<Contacts, 'host' | 'now'> & Readonly<Record<Contact, string>>;

interface ChangedAccount {
  readonly user: AuthUser;
  readonly person: Pick<Account['person'], 'role'>;
}

/** At once, in every place that knows them. Whether they are confirmed stays as it is, unless the caller confirms them. */
export async function changeContactByService(
  tx: Transaction,
  { user: before, person }: ChangedAccount,
  { host, email, phone, isEmailConfirmed, isPhoneConfirmed, now }: Contacts,
): Promise<AuthUser> {
  let user = before;
  if (email !== undefined && email !== user.email) user = await changeEmail(tx, user, { host, email, now });
  if (phone !== undefined && phone !== user.phone) user = await changePhone(tx, user, { host, phone, now });
  if (isEmailConfirmed && user.email && !user.emailConfirmedAt)
    user = await confirmEmail(tx, { user, person }, now);
  if (isPhoneConfirmed && user.phone && !user.phoneConfirmedAt) user = await confirmPhone(tx, user, now);
  return user;
}

async function changeEmail(
  tx: Transaction,
  user: AuthUser,
  { host, email, now }: Change<'email'>,
): Promise<AuthUser> {
  if (await isEmailTaken(tx, email)) throw emailExists();
  const userMetadata = 'email' in user.userMetadata ? { ...user.userMetadata, email } : user.userMetadata;
  const changes = {
    email,
    newEmail: null,
    emailChangeSentAt: null,
    isAnonymous: false,
    appMetadata: withProvider(user.appMetadata, 'email'),
    userMetadata,
  };
  const changed = await updateUser(tx, user.id, changes, now);
  const data = { email, email_verified: user.emailConfirmedAt !== null };
  await keepIdentity(tx, { userId: user.id, provider: 'email', data, now });
  await host.people.update(tx, user.id, { email });
  // What was mailed to the old address ends with it.
  await dropTokens(tx, user.id);
  await dropFlowCodes(tx, user.id);
  return changed;
}

async function changePhone(
  tx: Transaction,
  user: AuthUser,
  { host, phone, now }: Change<'phone'>,
): Promise<AuthUser> {
  if (await isPhoneTaken(tx, phone)) throw phoneExists();
  const appMetadata = withProvider(user.appMetadata, 'phone');
  const changed = await updateUser(tx, user.id, { phone, isAnonymous: false, appMetadata }, now);
  const data = { phone, phone_verified: user.phoneConfirmedAt !== null };
  await keepIdentity(tx, { userId: user.id, provider: 'phone', data, now });
  const inProfile = profilePhone(phone);
  if (inProfile !== null) await host.people.update(tx, user.id, { phone: inProfile });
  return changed;
}

/** What a sign-up asked for counts from here on, as if its mail had been opened (R57). */
async function confirmEmail(tx: Transaction, account: ChangedAccount, now: Date): Promise<AuthUser> {
  const { user } = account;
  const waiting = isUnconfirmedSignUp(account) ? await findToken(tx, user.id, 'signup') : null;
  await dropTokens(tx, user.id, ['signup', 'invite']);
  await deleteLastSignUp(tx, user.email);
  const { passwordHash, hasKnownPassword } = waiting?.passwordHash ? waiting : user;
  const userMetadata = { ...waiting?.userMetadata, ...user.userMetadata, email_verified: true };
  const data = { email_verified: true };
  await keepIdentity(tx, { userId: user.id, provider: 'email', data, now });
  return updateUser(
    tx,
    user.id,
    { emailConfirmedAt: now, passwordHash, hasKnownPassword, userMetadata },
    now,
  );
}

async function confirmPhone(tx: Transaction, user: AuthUser, now: Date): Promise<AuthUser> {
  const data = { phone_verified: true };
  await keepIdentity(tx, { userId: user.id, provider: 'phone', data, now });
  const userMetadata = { ...user.userMetadata, ...data };
  return updateUser(tx, user.id, { phoneConfirmedAt: now, userMetadata }, now);
}
