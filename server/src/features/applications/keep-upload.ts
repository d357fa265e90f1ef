import type { UploadQuery } from '@bayan/domain/applications/application-form';
import { CERTIFICATE_TYPES, MOST_UPLOADS, type UploadedFile } from '@bayan/domain/applications/certificate';
import { Refusal } from '@bayan/domain/errors';
import { cleanFileName } from '@bayan/domain/files/file-name';
import { mediaTypeOf } from '@bayan/domain/files/media-type';
import type { Transaction } from '../../db/database.ts';
import type { ReceivedFile } from '../../http/uploads.ts';
import { countUploadsOf, findUpload, insertUpload, lockUploadsOf } from './uploads.repository.ts';

interface Sent {
  readonly query: UploadQuery;
  readonly upload: ReceivedFile;
  readonly now: Date;
}

/** Keeps a file for an application that is still being written (R378). */
export async function keepUpload(tx: Transaction, { query, upload, now }: Sent): Promise<UploadedFile> {
  const { id, application } = query;
  const mediaType = certificateType(upload);
  await lockUploadsOf(tx, application);
  const known = await findUpload(tx, id);
  if (known) {
    if (known.applicationId !== application || !known.sha256.equals(upload.sha256)) {
      throw new Refusal('idempotency.mismatch', { field: 'id' });
    }
    return known;
  }
  if ((await countUploadsOf(tx, application)) >= MOST_UPLOADS)
    throw new Refusal('application.too-many-files');
  const { storageKey, size, sha256 } = upload;
  const file = { id, name: cleanFileName(query.name, mediaType), mediaType, size };
  await insertUpload(tx, {
    ...file,
    applicationId: application,
    sha256,
    storageKey,
    scanState: 'unscanned',
    createdAt: now,
  });
  return file;
}

function certificateType({ size, head }: ReceivedFile) {
  if (size === 0) throw new Refusal('application.file-empty');
  const found = mediaTypeOf(head);
  const taken = CERTIFICATE_TYPES.find(type => type === found);
  if (!taken) throw new Refusal('application.file-kind');
  return taken;
}
