import type { Role } from '@bayan/domain/roles';
import { type Account, newAccount, sample } from '#e2e/accounts.ts';

/** A visitor has not signed in; somebody who waits has, and was given no role. */
export type Person = 'visitor' | 'waiting' | Role;

export async function accountOf(person: Person): Promise<Pick<Account, 'email' | 'password'> | null> {
  switch (person) {
    case 'visitor':
      return null;
    case 'waiting':
      return newAccount(null);
    default:
      return sample(person);
  }
}
