import { Refusal } from '@bayan/domain/errors';
import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import { personAfterChange, personToChange } from './lock-person.ts';
import { approveTutorRecord, touchProfile } from './profiles.repository.ts';

export async function approveTutor(tx: Transaction, deed: Deed, seen: Seen): Promise<PersonRecord> {
  const { id } = seen;
  const before = await personToChange(tx, seen);
  if (!before.tutor) throw new Refusal('profile.not-a-tutor');
  if (before.tutor.approvedAt !== null) return before;
  await approveTutorRecord(tx, id, deed.actor.id, deed.now);
  await touchProfile(tx, id);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, deed, { action: 'profile.approved', noun: 'profiles', targetId: id, before, after });
  return after;
}
