import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockResourceForChange } from './lock-resource.ts';
import { updateResource } from './resources.repository.ts';

/** Out of every list and link at once; for a minute it can be brought back, and later it is erased (R186). */
export async function removeResource(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<{ id: string; version: number }> {
  const { actor, now } = context;
  const before = await lockResourceForChange(tx, actor, seen);
  const version = await updateResource(tx, seen.id, { removedAt: now, removedBy: actor.id });
  const { isPublic, uploadedBy } = before;
  // Without the words, which are in nobody's reach any more.
  const after = { id: seen.id, version, isPublic, uploadedBy: { id: uploadedBy.id } };
  await recordChange(tx, context, {
    action: 'resource.removed',
    noun: 'resources',
    targetId: seen.id,
    before,
    after,
  });
  return { id: seen.id, version };
}
