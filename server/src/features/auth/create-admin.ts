import { randomUUID } from 'node:crypto';
import type { Language } from '@bayan/domain/language/language';
import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { giveRole, insertProfile } from '../profiles/profiles.repository.ts';
import { createConfirmedUser } from './accounts.ts';
import { lockAccountByEmail } from './auth-users.repository.ts';

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
  await giveRole(tx, id, 'admin', now);
  await createConfirmedUser(tx, { profileId: id, email, password, now });
  await record(tx, id, null, now);
  return true;
}

/** False where there is no such account. */
export async function promoteToAdmin(tx: Transaction, email: string, now: Date): Promise<boolean> {
  const account = await lockAccountByEmail(tx, email);
  if (!account) return false;
  await giveRole(tx, account.user.id, 'admin', now);
  await record(tx, account.user.id, account.person.role, now);
  return true;
}

/** Without an actor: who may run commands on the machine needs no account. */
const record = (tx: Transaction, targetId: string, before: string | null, now: Date) =>
  recordChange(
    tx,
    { actor: null, now, requestId: null },
    {
      action: 'profile.role-set',
      noun: 'profiles',
      targetId,
      before: { role: before },
      after: { role: 'admin' },
    },
  );
