import type { PersonRecord } from '@bayan/domain/profiles/person';
import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { endAuthSessions } from '../auth/auth.repository.ts';
import {
  type PersonChange,
  personAfterChange,
  personToChange,
  refuseLosingAdmins,
} from './person-to-change.ts';
import { setActive as writeActive } from './profiles.repository.ts';

/** Deactivating signs the person out everywhere; nothing of theirs is deleted. */
export async function setActive(
  tx: Transaction,
  change: PersonChange,
  isActive: boolean,
): Promise<PersonRecord> {
  const { actor, id, now, requestId } = change;
  await refuseLosingAdmins(tx, change);
  const before = await personToChange(tx, change);
  await writeActive(tx, id, isActive);
  if (!isActive) await endAuthSessions(tx, id);
  const after = await personAfterChange(tx, id);
  const action = isActive ? 'profile.activated' : 'profile.deactivated';
  await recordChange(tx, {
    actorId: actor.id,
    action,
    noun: 'profiles',
    targetId: id,
    before,
    after,
    requestId,
    now,
  });
  return after;
}
