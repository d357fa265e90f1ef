import type { PersonRecord } from '@bayan/domain/profiles/person';
import type { Role } from '@bayan/domain/profiles/profile';
import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import {
  type PersonChange,
  personAfterChange,
  personToChange,
  refuseLosingAdmins,
} from './person-to-change.ts';
import { giveRole } from './profiles.repository.ts';

/** Felt at the person's next request: the role is looked up every time, not kept in a token. */
export async function setRole(
  tx: Transaction,
  change: PersonChange,
  role: Role | null,
): Promise<PersonRecord> {
  const { actor, id, now, requestId } = change;
  await refuseLosingAdmins(tx, change);
  const before = await personToChange(tx, change);
  await giveRole(tx, id, role, now);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, {
    actorId: actor.id,
    action: 'profile.role-set',
    noun: 'profiles',
    targetId: id,
    before,
    after,
    requestId,
    now,
  });
  return after;
}
