import { Refusal } from '@bayan/domain/errors';
import type { UploadedFile } from '@bayan/domain/files/file';
import { cleanFileName } from '@bayan/domain/files/file-name';
import { fitsType, largestFile } from '@bayan/domain/resources/resource-file';
import type { FileQuery } from '@bayan/domain/resources/resource-form';
import type { FiledType } from '@bayan/domain/resources/resource-type';
import type { Transaction } from '../../db/database.ts';
import type { ArrivedFile, ReceivedFile, UploadRule } from '../../http/uploads.ts';
import { findFile, insertFile } from './files.repository.ts';

interface Sent {
  readonly actor: { readonly id: string };
  readonly query: FileQuery;
  readonly upload: ReceivedFile;
  readonly now: Date;
}

export const fileRule = ({ type }: FileQuery): UploadRule => ({
  maxBytes: largestFile(type),
  refuse: arrived => void kindOf(arrived, type),
});

function kindOf({ size, mediaType }: ArrivedFile, type: FiledType) {
  if (size === 0) throw new Refusal('file.empty');
  if (!fitsType(mediaType, type)) throw new Refusal('file.kind');
  return mediaType;
}

/** Keeps a file for a resource that its sender is about to add (R182). */
export async function keepFile(tx: Transaction, { actor, query, upload, now }: Sent): Promise<UploadedFile> {
  const { id, name, type } = query;
  const mediaType = kindOf(upload, type);
  const { storageKey, size, sha256, scanState } = upload;
  const file = { id, name: cleanFileName(name, mediaType), mediaType, size };
  const row = { ...file, ownerId: actor.id, sha256, storageKey, scanState, createdAt: now };
  if (await insertFile(tx, row)) return file;
  const known = await findFile(tx, id);
  if (known?.ownerId !== actor.id || !known.sha256.equals(sha256)) {
    throw new Refusal('idempotency.mismatch', { field: 'id' });
  }
  return known;
}
