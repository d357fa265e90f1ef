import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { newUser } from '#accounts/account.ts';
import { accountName } from '#accounts/account-name.ts';
import { openAccount } from '#accounts/open-account.ts';
import { readUserView } from '#answers/read-user-view.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { AuthError, emailExists, invalid, phoneExists } from '#protocol/auth-error.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';
import { isEmailTaken, isPhoneTaken, updateUser } from '#store/auth-users.repository.ts';
import { changeContactByService } from './change-contact-by-service.ts';
import type { ServiceUser } from './service-input.ts';
import { servicePassword } from './service-password.ts';

interface Creation extends ServiceUser {
  readonly language: Language;
  readonly now: Date;
  readonly requestId: string;
}

/** A person without a role (R4), whose address and number are confirmed only where the caller says so. */
export async function createUserByService(context: AuthContext, creation: Creation) {
  const { db, host } = context;
  const { email, phone, bannedUntil = null, now, requestId } = creation;
  if (!email && !phone) throw invalid('Cannot create a user without either an email or phone');
  const password = await servicePassword(context, creation, now);
  return inTransaction(db, async tx => {
    const opened = await open(tx, { ...creation, host });
    const account = { user: opened, person: { role: null } };
    const reached = await changeContactByService(tx, account, { ...creation, host });
    const user = await updateUser(tx, reached.id, { ...password, bannedUntil }, now);
    await host.record(
      tx,
      { actor: null, now, requestId },
      {
        action: 'account.created',
        noun: 'accounts',
        targetId: user.id,
        after: { call: 'POST /admin/users', email: user.email, phone: user.phone, bannedUntil },
      },
    );
    return readUserView(tx, user, now);
  });
}

/** With the address, or else the number; the data is kept as it was sent. */
async function open(
  tx: Transaction,
  { host, email, phone = '', language, now, ...creation }: Creation & Pick<AuthContext, 'host'>,
) {
  const userMetadata = mergeMetadata({}, creation.userMetadata ?? {});
  const contact = email ? { email } : { phone };
  const id = creation.id ?? randomUUID();
  const begun = newUser({ id, identityId: randomUUID(), now, userMetadata, ...contact });
  const appMetadata = mergeMetadata(begun.user.appMetadata, creation.appMetadata ?? {});
  const user = { ...begun.user, userMetadata, appMetadata };
  const name = accountName(userMetadata, email ?? `+${phone}`);
  if (await openAccount(tx, { host, user, identity: begun.identity, name, language })) return user;
  if (email && (await isEmailTaken(tx, email))) throw emailExists();
  if (phone && (await isPhoneTaken(tx, phone))) throw phoneExists();
  throw new AuthError(422, 'user_already_exists', 'User already registered');
}
