import { Refusal } from '@bayan/domain/errors';
import type { Transaction } from '@bayan/platform/db/database';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { lockOwnExport } from './exports.repository.ts';

/** An address under which the owner who asked can download the archive for an hour (R842). Each is on record. */
export async function linkExport(
  tx: Transaction,
  context: ActionContext,
  id: string,
  addresses: FileAddresses,
): Promise<{ url: string; expiresAt: Date }> {
  const { actor, now } = context;
  const asked = await lockOwnExport(tx, actor.id, id);
  if (!asked) throw new Refusal('not-found');
  const { personId, status, fileId, expiresAt } = asked;
  if (status === 'waiting') throw new Refusal('export.not-ready');
  if (!fileId || !expiresAt || expiresAt <= now) throw new Refusal('export.expired');
  const link = await addresses.write(tx, { fileId, viewer: actor.id, use: 'download' }, now);
  const after = { personId };
  await recordChange(tx, context, { action: 'export.linked', noun: 'exports', targetId: id, after });
  return link;
}
