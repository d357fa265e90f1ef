import { Refusal } from '@bayan/domain/errors';
import type { UploadRow } from './uploads.repository.ts';

/** Somebody else's is not there, and what was refused stays refused (R610). */
export function knownUpload(upload: UploadRow | null): UploadRow {
  if (!upload) throw new Refusal('not-found');
  if (upload.refusedAt) throw new Refusal('upload.refused');
  return upload;
}
