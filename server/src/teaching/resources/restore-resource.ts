import { Refusal } from '@bayan/domain/errors';
import { canChangeResource } from '@bayan/domain/resources/resource.policy';
import type { ResourceRecord } from '@bayan/domain/resources/resources.contract';
import { canRestoreResource } from '@bayan/domain/resources/restore-resource.policy';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { findResource, lockRemovedResource, updateResource } from './resources.repository.ts';

/** Takes the removal of a resource back, with its file and its addresses (R186). */
export async function restoreResource(
  tx: Transaction,
  context: ActionContext,
  { id, version }: RecordVersion,
): Promise<ResourceRecord> {
  const { actor, now } = context;
  const removed = await lockRemovedResource(tx, id);
  if (!removed || !canChangeResource(actor, removed)) throw new Refusal('not-found');
  if (removed.version !== version) throw new Refusal('conflict.stale');
  if (!canRestoreResource(actor, removed, now)) throw new Refusal('resource.undo-over');
  await updateResource(tx, id, { removedAt: null, removedBy: null });
  const after = await findResource(tx, actor, id);
  if (!after) throw new Error('a resource is not there after it was brought back');
  const before = { ...after, version };
  await recordChange(tx, context, {
    action: 'resource.removal-undone',
    noun: 'resources',
    targetId: id,
    before,
    after,
  });
  return after;
}
