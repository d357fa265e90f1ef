import { Refusal } from '@bayan/domain/errors';
import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockPersonForChange, personAfterChange } from './lock-person.ts';
import { approveTutorRecord, touchProfile } from './profile-changes.repository.ts';

export async function approveTutor(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<PersonRecord> {
  const { id } = seen;
  const before = await lockPersonForChange(tx, seen);
  if (!before.tutor) throw new Refusal('profile.not-a-tutor');
  if (before.tutor.approvedAt !== null) return before;
  await approveTutorRecord(tx, id, context.actor.id, context.now);
  await touchProfile(tx, id);
  const after = await personAfterChange(tx, id);
  await recordChange(tx, context, {
    action: 'profile.approved',
    noun: 'profiles',
    targetId: id,
    before,
    after,
  });
  return after;
}
