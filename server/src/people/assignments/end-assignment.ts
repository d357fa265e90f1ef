import { type AssignmentRecord, assignmentView } from '@bayan/domain/assignments/assignments.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import type { AssignmentChanges } from './assignment-changes.ts';
import { closeAssignment, findAssignment, lockAssignment } from './assignments.repository.ts';

/** The tutor keeps reading the sessions she gave; what follows for those to come is the sessions' own (R602). */
export async function endAssignment(
  tx: Transaction,
  deed: Deed,
  { id, version }: Seen,
  changes: AssignmentChanges,
): Promise<AssignmentRecord> {
  const { actor, now } = deed;
  const before = await lockAssignment(tx, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: assignmentView.parse(before) });
  if (before.until !== null) throw new Refusal('assignment.ended');
  const ended = await changes.ending(tx, deed, before);
  await closeAssignment(tx, id, actor.id, now);
  const after = await findAssignment(tx, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, deed, {
    action: 'assignment.ended',
    noun: 'assignments',
    targetId: id,
    before,
    after,
  });
  await ended();
  return after;
}
