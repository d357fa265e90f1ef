import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Role } from '@bayan/domain/roles';
import type { Transaction } from '@bayan/platform/db/database';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import { personAfterChange, personToChange, refuseLosingAdmins } from './lock-person.ts';
import { giveRole } from './profiles.repository.ts';

/** Felt at the person's next request: the role is looked up every time, not kept in a token. */
export async function setRole(
  tx: Transaction,
  deed: Deed,
  seen: Seen,
  role: Role | null,
): Promise<PersonRecord> {
  const { id } = seen;
  await refuseLosingAdmins(tx, deed, id);
  const before = await personToChange(tx, seen);
  await giveRole(tx, id, role, deed.now);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, deed, { action: 'profile.role-set', noun: 'profiles', targetId: id, before, after });
  return after;
}
