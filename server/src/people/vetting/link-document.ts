import { Refusal } from '@bayan/domain/errors';
import type { DocumentLinkForm } from '@bayan/domain/vetting/vetting.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import { type ActionContext, recordRead } from '#academy/audit/audit.repository.ts';
import type { FileViewer } from '#academy/files/file-readers.ts';
import { findDocument } from './vetting.repository.ts';

/** An address under which an admin can open a tutor's document for a while; who asks for it is recorded (R981). */
export async function linkDocument(
  tx: Transaction,
  context: ActionContext,
  { id: tutorId, fileId, use }: DocumentLinkForm & { readonly id: string },
  addresses: FileAddresses,
) {
  const document = await findDocument(tx, fileId);
  if (document?.tutorId !== tutorId) throw new Refusal('not-found');
  await recordRead(tx, context, { tutorId }, `vetting ${document.kind}`);
  return addresses.write(tx, { fileId, viewer: context.actor.id, use }, context.now);
}

/** Only admins read a tutor's documents; not even the tutor does. */
export const findReadableDocument = async (db: Queryable, viewer: FileViewer, fileId: string) =>
  viewer.role === 'admin' ? ((await findDocument(db, fileId))?.file ?? null) : null;
