import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Role } from '@bayan/domain/roles';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import {
  lockPersonForChange,
  personAfterChange,
  refuseLosingAdmins,
  refuseWithoutOwner,
} from './lock-person.ts';
import { giveRole } from './profile-changes.repository.ts';

/** Felt at the person's next request: the role is looked up every time, not kept in a token. */
export async function setRole(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
  role: Role | null,
): Promise<PersonRecord> {
  const { id } = seen;
  await refuseLosingAdmins(tx, context, id);
  const before = await lockPersonForChange(tx, seen);
  refuseWithoutOwner(context, before.profile.role, role);
  if (role !== before.profile.role) await giveRole(tx, id, role, context.now);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, context, {
    action: 'profile.role-set',
    noun: 'profiles',
    targetId: id,
    before,
    after,
  });
  return after;
}
