import { Refusal } from '@bayan/domain/errors';
import type { PersonRecord } from '@bayan/domain/profiles/person';
import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { type PersonChange, personAfterChange, personToChange } from './person-to-change.ts';
import { approveTutorRecord, touchProfile } from './profiles.repository.ts';

export async function approveTutor(tx: Transaction, change: PersonChange): Promise<PersonRecord> {
  const { actor, id, now, requestId } = change;
  const before = await personToChange(tx, change);
  if (!before.tutor) throw new Refusal('profile.not-a-tutor');
  if (before.tutor.approvedAt !== null) return before;
  await approveTutorRecord(tx, id, actor.id, now);
  await touchProfile(tx, id, now);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, {
    actorId: actor.id,
    action: 'profile.approved',
    noun: 'profiles',
    targetId: id,
    before,
    after,
    requestId,
    now,
  });
  return after;
}
