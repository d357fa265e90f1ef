import { Refusal } from '@bayan/domain/errors';
import type { Member } from '@bayan/domain/profiles/actor';
import { canChangeResource } from '@bayan/domain/resources/resource.policy';
import { type ResourceRecord, resourceView } from '@bayan/domain/resources/resources.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { lockResource } from './resources.repository.ts';

/** The resource, held until the change is done: there, the actor's to change, and as the actor last saw it. */
export async function lockResourceForChange(
  tx: Transaction,
  actor: Member,
  { id, version }: RecordVersion,
): Promise<ResourceRecord> {
  const resource = await lockResource(tx, actor, id);
  if (!resource || !canChangeResource(actor, { uploadedBy: resource.uploadedBy.id }))
    throw new Refusal('not-found');
  if (resource.version !== version)
    throw new Refusal('conflict.stale', { current: resourceView.parse(resource) });
  return resource;
}
