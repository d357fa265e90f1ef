import type { Transaction } from '@bayan/platform/db/database';
import { databaseFailure, FOREIGN_KEY_VIOLATION } from '@bayan/platform/db/failure';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { AuthHost } from '#auth-host.ts';
import type { AuthContext } from '#context/auth-context.ts';
import { emptyUser, removeUser } from '#store/auth-users.repository.ts';
import { lockAccountForChange, refuseLosingLastOwner } from './service-account.ts';

interface Removal {
  readonly userId: string;
  /** Leaves the user's id and times, and nothing by which anybody could sign in or be recognised. */
  readonly isSoft: boolean;
  readonly now: Date;
  readonly requestId: string;
}

/** The sign-in goes. The person goes with it only where nothing tells of them; else they become inactive (R25). */
export const removeUserByService = (
  { db, host }: AuthContext,
  { userId, isSoft, now, requestId }: Removal,
): Promise<void> =>
  inTransaction(db, async tx => {
    await refuseLosingLastOwner(tx, { host, userId, now });
    const { user, person } = await lockAccountForChange(tx, userId);
    if (isSoft) await emptyUser(tx, userId, now);
    else await removeUser(tx, userId);
    const isProfileGone = !isSoft && person.role === null && (await tryDeleteProfile(tx, host, userId));
    if (!isProfileGone) await host.people.deactivate(tx, userId, now);
    await host.record(
      tx,
      { actor: null, now, requestId },
      {
        action: 'account.removed',
        noun: 'accounts',
        targetId: userId,
        before: { email: user.email, active: person.isActive },
        after: { call: 'DELETE /admin/users/{id}', soft: isSoft, profile: isProfileGone ? null : 'inactive' },
      },
    );
  });

async function tryDeleteProfile(tx: Transaction, host: AuthHost, id: string): Promise<boolean> {
  try {
    // A transaction inside the other, so that a refusal does not end both.
    await tx.transaction(inner => host.people.remove(inner, id));
    return true;
  } catch (error) {
    if (databaseFailure(error)?.code !== FOREIGN_KEY_VIOLATION) throw error;
    return false;
  }
}
