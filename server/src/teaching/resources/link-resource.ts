import { Refusal } from '@bayan/domain/errors';
import type { FileUse } from '@bayan/domain/files/file';
import { isDownload } from '@bayan/domain/files/resource-file';
import type { Transaction } from '@bayan/platform/db/database';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import type { ActionContext } from '#academy/audit/audit.repository.ts';
import { readSettings } from '#academy/settings/settings.repository.ts';
import { countOpen } from './resource-uses.repository.ts';
import { fileIdOf, findResource } from './resources.repository.ts';

/** An address under which the actor can have the file for a while (R183), which counts as an open (R931). */
export async function linkResource(
  tx: Transaction,
  { actor, now }: ActionContext,
  { id, use }: { readonly id: string; readonly use: FileUse },
  addresses: FileAddresses,
) {
  const resource = await findResource(tx, actor, id);
  if (!resource) throw new Refusal('not-found');
  const fileId = await fileIdOf(tx, id);
  if (fileId === null || !resource.file) throw new Refusal('resource.no-file');
  const isSaved = isDownload(use, resource.file.mediaType);
  if (isSaved && !(await readSettings(tx)).allowResourceDownloads)
    throw new Refusal('resource.downloads-off');
  await countOpen(tx, { resourceId: id, profileId: actor.id, now });
  return addresses.write(tx, { fileId, viewer: actor.id, use }, now);
}
