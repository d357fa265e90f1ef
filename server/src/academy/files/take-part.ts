import { Refusal } from '@bayan/domain/errors';
import { PART_BYTES, partLength } from '@bayan/domain/files/upload-parts';
import type { Upload } from '@bayan/domain/files/uploads.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ReceivedFile, UploadRule, Uploads } from '@bayan/platform/file-store/receive-file';
import { knownUpload } from './known-upload.ts';
import { keepPart, lockUpload, markProgress, viewOf } from './uploads.repository.ts';

export const PART_RULE: UploadRule = { maxBytes: PART_BYTES, isPart: true, refuse: () => {} };

export interface SentPart {
  readonly actor: { readonly id: string };
  readonly params: { readonly id: string; readonly number: number };
  readonly upload: ReceivedFile;
  readonly now: Date;
}

/** The same part again is harmless. Its bytes go at once: else one part, sent without end, would fill the disk. */
export async function takePart(
  tx: Transaction,
  { actor, params, upload, now }: SentPart,
  uploads: Uploads,
  /** What was given to other bytes before: a number, or where nobody names one the id. */
  field: 'number' | 'id' = 'number',
): Promise<Upload> {
  const { id, number } = params;
  const whole = knownUpload(await lockUpload(tx, actor.id, id));
  if (partLength(whole.size, number) !== upload.size) throw new Refusal('upload.part', { field: 'number' });
  const { sha256, storageKey } = upload;
  const kept =
    whole.finishedAt === null ? await keepPart(tx, { uploadId: id, number, sha256, storageKey }) : null;
  const known = kept?.sha256 ?? whole.sha256;
  if (known && !known.equals(sha256)) throw new Refusal('idempotency.mismatch', { field });
  if (kept?.storageKey === storageKey) await markProgress(tx, id, now);
  else await uploads.forget(upload);
  return viewOf(tx, whole);
}
