import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import { newUser } from '#accounts/account.ts';
import { accountName } from '#accounts/account-name.ts';
import { claimUnconfirmedAccount } from '#accounts.ts';
import type { AuthHost } from '#auth-host.ts';
import { emailExists } from '#protocol/auth-error.ts';
import { mergeMetadata } from '#protocol/user-metadata.ts';
import { type Account, insertUser, lockAccount, lockAccountByEmail } from '#store/auth-users.repository.ts';

interface Invited {
  readonly host: AuthHost;
  readonly email: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly now: Date;
}

/** The account of an address that is to be invited; somebody invited before who has not come yet is the same person. */
export async function openInvited(
  tx: Transaction,
  { host, email, data, language, now }: Invited,
): Promise<Account> {
  const known = await lockAccountByEmail(tx, email);
  if (known?.user.emailConfirmedAt) throw emailExists();
  if (known?.user.invitedAt) return known;
  const userMetadata = mergeMetadata({}, data);
  const profile = { name: accountName(userMetadata, email), email, language };
  const id = randomUUID();
  const isNew = await host.people.create(tx, { id, ...profile, createdAt: now, updatedAt: now });
  const userId = isNew ? id : await claimUnconfirmedAccount(tx, email);
  if (userId === null) throw emailExists();
  if (!isNew) await host.people.update(tx, userId, profile);
  const { user, identity } = newUser({ id: userId, identityId: randomUUID(), email, now, userMetadata });
  await insertUser(tx, { ...user, userMetadata }, identity);
  const account = await lockAccount(tx, userId);
  if (!account) throw new Error('a user was gone that had just been made');
  return account;
}
