import { type AssignmentRecord, assignmentView } from '@bayan/domain/assignments/assignment';
import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Transaction } from '../../db/database.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { closeAssignment, findAssignment, lockAssignment } from './assignments.repository.ts';

interface End {
  readonly actor: Member;
  readonly id: string;
  readonly version: number;
  readonly now: Date;
  readonly requestId: string;
}

export async function endAssignment(
  tx: Transaction,
  { actor, id, version, now, requestId }: End,
): Promise<AssignmentRecord> {
  const before = await lockAssignment(tx, id);
  if (!before) throw new Refusal('not-found');
  if (before.version !== version)
    throw new Refusal('conflict.stale', { current: assignmentView.parse(before) });
  if (before.until !== null) throw new Refusal('assignment.ended');
  await closeAssignment(tx, id, actor.id, now);
  const after = await findAssignment(tx, id);
  if (!after) throw new Refusal('not-found');
  await recordChange(tx, {
    actorId: actor.id,
    action: 'assignment.ended',
    noun: 'assignments',
    targetId: id,
    before,
    after,
    requestId,
    now,
  });
  return after;
}
