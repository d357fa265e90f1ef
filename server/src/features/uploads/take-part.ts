import { Refusal } from '@bayan/domain/errors';
import type { Upload } from '@bayan/domain/uploads/upload';
import { PART_BYTES, partLength } from '@bayan/domain/uploads/upload-parts';
import type { Transaction } from '../../db/database.ts';
import type { ReceivedFile, UploadRule } from '../../http/uploads.ts';
import { keepPart, lockUpload, viewOf } from './uploads.repository.ts';

export const PART_RULE: UploadRule = { maxBytes: PART_BYTES, isPart: true, refuse: () => {} };

interface SentPart {
  readonly actor: { readonly id: string };
  readonly params: { readonly id: string; readonly number: number };
  readonly upload: ReceivedFile;
}

/** The same part again is harmless: the bytes that are not needed go with the next tidying. */
export async function takePart(tx: Transaction, { actor, params, upload }: SentPart): Promise<Upload> {
  const { id, number } = params;
  const whole = await lockUpload(tx, actor.id, id);
  if (!whole) throw new Refusal('not-found');
  if (partLength(whole.size, number) !== upload.size) throw new Refusal('upload.part', { field: 'number' });
  if (whole.finishedAt === null) {
    const { sha256, storageKey } = upload;
    const kept = await keepPart(tx, { uploadId: id, number, sha256, storageKey });
    if (!kept.sha256.equals(sha256)) throw new Refusal('idempotency.mismatch', { field: 'number' });
  }
  return viewOf(tx, whole);
}
