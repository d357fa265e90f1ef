import type { Transaction } from '@bayan/platform/db/database';
import type { Seen } from '@bayan/platform/http/route';
import { type Deed, recordChange } from '#academy/audit/audit.repository.ts';
import { resourceToChange } from './lock-resource.ts';
import { updateResource } from './resources.repository.ts';

/** Out of every list and link at once; erased by rule later (R186). */
export async function removeResource(tx: Transaction, deed: Deed, seen: Seen): Promise<{ id: string }> {
  const before = await resourceToChange(tx, deed.actor, seen);
  await updateResource(tx, seen.id, { removedAt: deed.now });
  await recordChange(tx, deed, {
    action: 'resource.removed',
    noun: 'resources',
    targetId: seen.id,
    before,
  });
  return { id: seen.id };
}
