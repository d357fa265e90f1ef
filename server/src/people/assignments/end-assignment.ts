import { type AssignmentRecord, assignmentView } from '@bayan/domain/assignments/assignments.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import type { AssignmentChanges } from './assignment-changes.ts';
import { closeAssignment, findAssignment, lockAssignment } from './assignments.repository.ts';

/** The tutor keeps reading the sessions she gave; what follows for those to come is the sessions' own (R602). */
export async function endAssignment(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
  changes: AssignmentChanges,
): Promise<AssignmentRecord> {
  const { actor, now } = context;
  const before = await lockAssignment(tx, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: assignmentView.parse(before) });
  if (before.until !== null) throw new Refusal('assignment.ended');
  const ended = await changes.ending(tx, context, before);
  await closeAssignment(tx, id, actor.id, now);
  const after = await findAssignment(tx, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, context, {
    action: 'assignment.ended',
    noun: 'assignments',
    targetId: id,
    before,
    after,
  });
  await ended();
  return after;
}
