import { randomUUID } from 'node:crypto';
import { confirmed, newUser } from '@bayan/auth/accounts/account';
import { newPassword } from '@bayan/auth/passwords/new-password';
import { insertUser } from '@bayan/auth/store/auth-users.repository';
import type { Transaction } from '@bayan/platform/db/database';

const stored = new Map<string, ReturnType<typeof newPassword>>();

/** Hashing is dear by design, and most tests only want somebody who has a password: each is hashed once. */
function storedOf(password: string) {
  const known = stored.get(password) ?? newPassword(password);
  stored.set(password, known);
  return known;
}

interface SignInOf {
  readonly profileId: string;
  readonly email: string;
  readonly password: string;
  readonly now: Date;
}

/** Lets a person of whom there is a profile sign in, as the product does when it makes a confirmed account. */
export async function giveSignIn(tx: Transaction, { profileId, email, password, now }: SignInOf) {
  const { user, identity } = confirmed(newUser({ id: profileId, identityId: randomUUID(), email, now }), now);
  await insertUser(tx, { ...user, ...(await storedOf(password)) }, identity);
}
