import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import { profilePhone } from '#protocol/phone-number.ts';
import {
  type AuthIdentity,
  type AuthUser,
  insertUser,
  isEmailTaken,
  isPhoneTaken,
} from '#store/auth-users.repository.ts';

interface NewAccount {
  readonly host: AuthHost;
  readonly user: AuthUser;
  readonly identity: AuthIdentity | null;
  readonly name: string;
  readonly language: Language;
}

/**
 * Makes a person who has no role, whatever was sent (R4), and their sign-in. False where somebody has the address or the
 * number.
 */
export async function openAccount(
  tx: Transaction,
  { host, user, identity, name, language }: NewAccount,
): Promise<boolean> {
  const { id, email, phone, createdAt, updatedAt } = user;
  if (email !== null && (await isEmailTaken(tx, email))) return false;
  if (phone !== null && (await isPhoneTaken(tx, phone))) return false;
  const profile = { id, name, email, phone: profilePhone(phone), language, createdAt, updatedAt };
  if (!(await host.people.create(tx, profile))) return false;
  await insertUser(tx, user, identity);
  return true;
}
