import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '../../db/database.ts';
import { insertProfile } from '../profiles/profiles.repository.ts';
import { type AuthIdentity, type AuthUser, insertUser, isEmailTaken } from './auth-users.repository.ts';

interface NewAccount {
  readonly user: AuthUser;
  readonly identity: AuthIdentity;
  readonly name: string;
  readonly language: Language;
}

/** Makes a person who has no role, whatever was sent (R4), and their sign-in. False where somebody has the address. */
export async function openAccount(
  tx: Transaction,
  { user, identity, name, language }: NewAccount,
): Promise<boolean> {
  const { id, email, createdAt, updatedAt } = user;
  if (email !== null && (await isEmailTaken(tx, email))) return false;
  if (!(await insertProfile(tx, { id, name, email, language, createdAt, updatedAt }))) return false;
  await insertUser(tx, user, identity);
  return true;
}
