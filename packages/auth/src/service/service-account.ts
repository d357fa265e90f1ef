import type { Transaction } from '@bayan/platform/db/database';
import type { AuthHost } from '#auth-host.ts';
import { AuthError } from '#protocol/auth-error.ts';
import { type Account, lockAccount } from '#store/auth-users.repository.ts';

export const userNotFound = () => new AuthError(404, 'user_not_found', 'User not found');

export async function lockAccountForChange(tx: Transaction, userId: string): Promise<Account> {
  const account = await lockAccount(tx, userId);
  if (!account) throw userNotFound();
  return account;
}

interface Loss {
  readonly host: AuthHost;
  readonly userId: string;
  readonly now: Date;
}

/** Whoever calls: the academy keeps an administrator who can give rights to the others (R11, R804). */
export async function refuseLosingLastOwner(tx: Transaction, { host, userId, now }: Loss): Promise<void> {
  const owners = await host.people.lockOwners(tx, now);
  if (owners.length === 1 && owners[0] === userId)
    throw new AuthError(422, 'validation_failed', 'The academy must keep at least one active owner');
}
