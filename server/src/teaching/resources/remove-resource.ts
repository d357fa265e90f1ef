import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockResourceForChange } from './lock-resource.ts';
import { updateResource } from './resources.repository.ts';

/** Out of every list and link at once; erased by rule later (R186). */
export async function removeResource(
  tx: Transaction,
  context: ActionContext,
  seen: RecordVersion,
): Promise<{ id: string }> {
  const before = await lockResourceForChange(tx, context.actor, seen);
  await updateResource(tx, seen.id, { removedAt: context.now });
  await recordChange(tx, context, {
    action: 'resource.removed',
    noun: 'resources',
    targetId: seen.id,
    before,
  });
  return { id: seen.id };
}
