import { randomUUID } from 'node:crypto';
import { createConfirmedUser } from '@bayan/auth/accounts';
import { findAccount } from '@bayan/auth/store/auth-users.repository';
import type { Language } from '@bayan/domain/language/language';
import { ADMIN_RIGHTS } from '@bayan/domain/roles';
import type { Transaction } from '@bayan/platform/db/database';
import { StartupError } from '@bayan/platform/startup-error';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { giveRole, insertProfile, setActive } from '#people/profiles/profile-changes.repository.ts';
import { lockPersonByEmail } from '#people/profiles/profiles.repository.ts';

interface NewAdmin {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly password: string;
  readonly now: Date;
}

/** False where somebody has this address already. */
export async function createAdmin(
  tx: Transaction,
  { email, name, language, password, now }: NewAdmin,
): Promise<boolean> {
  const id = randomUUID();
  if (!(await insertProfile(tx, { id, email, name, language, createdAt: now, updatedAt: now }))) return false;
  await giveRole(tx, id, 'admin', now, ADMIN_RIGHTS);
  await createConfirmedUser(tx, { profileId: id, email, password, now });
  await record(tx, id, { role: null, rights: [], isActive: true }, now);
  return true;
}

/**
 * False where nobody has this address. By the profile alone, which people of a hosted service have too. Whoever is made
 * an administrator is to come in: a deactivated person becomes active again, and who has an account here must have
 * confirmed its address.
 */
export async function promoteToAdmin(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const before = await lockPersonByEmail(tx, email);
  if (!before) return false;
  const { rights } = before;
  const { id, role, isActive } = before.profile;
  const account = await findAccount(tx, id);
  // Anybody may have typed it, and whoever opens the mail of a sign-up would be the administrator.
  if (account && !account.user.emailConfirmedAt)
    throw new StartupError(
      `${email} has not confirmed the address: open the mail that was sent there, then run this again`,
    );
  await giveRole(tx, id, 'admin', now, ADMIN_RIGHTS);
  await setActive(tx, id, true);
  await record(tx, id, { role, rights, isActive }, now);
  return true;
}

/** Without an actor: who may run commands on the machine needs no account. */
const record = (
  tx: Transaction,
  targetId: string,
  before: { readonly role: string | null; readonly rights: readonly string[]; readonly isActive: boolean },
  now: Date,
) =>
  recordChange(
    tx,
    { actor: null, now, requestId: null },
    {
      action: 'profile.role-set',
      noun: 'profiles',
      targetId,
      before,
      after: { role: 'admin', rights: ADMIN_RIGHTS, isActive: true },
    },
  );
