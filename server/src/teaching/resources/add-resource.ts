import { Refusal } from '@bayan/domain/errors';
import { fitsType } from '@bayan/domain/files/resource-file';
import type { FiledType } from '@bayan/domain/files/resource-type';
import type { AddResourceForm, ResourceRecord } from '@bayan/domain/resources/resources.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockOwnFile } from '#academy/files/files.repository.ts';
import { findResource, insertResource } from './resources.repository.ts';

export async function addResource(
  tx: Transaction,
  context: ActionContext,
  form: AddResourceForm,
): Promise<ResourceRecord> {
  const { actor, now } = context;
  const { fileId, type } = form;
  if (fileId !== undefined && type !== 'link') await refuseOtherFile(tx, actor.id, fileId, type);
  const id = await insertResource(tx, { ...form, uploadedBy: actor.id, createdAt: now, updatedAt: now });
  const after = await findResource(tx, actor, id);
  if (!after) throw new Error('a resource is not visible to the one who added it');
  await recordChange(tx, context, { action: 'resource.added', noun: 'resources', targetId: id, after });
  return after;
}

/** Only a file that she sent herself, that is nobody's yet, and that is of the kind it is said to be. */
async function refuseOtherFile(tx: Transaction, ownerId: string, fileId: string, type: FiledType) {
  const file = await lockOwnFile(tx, ownerId, fileId);
  if (!file) throw new Refusal('resource.file', { field: 'fileId' });
  if (!fitsType(file.mediaType, type)) throw new Refusal('resource.file-kind', { field: 'type' });
}
