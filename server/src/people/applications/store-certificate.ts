import type { UploadQuery } from '@bayan/domain/applications/applications.contract';
import { CERTIFICATE_TYPES, MAX_CERTIFICATE, MAX_UPLOADS } from '@bayan/domain/applications/certificate';
import { Refusal } from '@bayan/domain/errors';
import { cleanFileName } from '@bayan/domain/files/file-name';
import type { UploadedFile } from '@bayan/domain/files/files.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { ArrivedFile, ReceivedFile, UploadRule } from '@bayan/platform/file-store/receive-file';
import { findFile, insertFile } from '#academy/files/files.repository.ts';
import { countCertificates, lockCertificates } from './certificates.repository.ts';

interface Sent {
  readonly query: UploadQuery;
  readonly upload: ReceivedFile;
  readonly now: Date;
}

/** Stores a certificate before the application that names it arrives (R378). */
export async function storeCertificate(tx: Transaction, { query, upload, now }: Sent): Promise<UploadedFile> {
  const { id, application } = query;
  const mediaType = certificateType(upload);
  await lockCertificates(tx, application);
  const known = await findFile(tx, id);
  if (known) {
    if (known.applicationId !== application || !known.sha256.equals(upload.sha256)) {
      throw new Refusal('idempotency.mismatch', { field: 'id' });
    }
    return known;
  }
  if ((await countCertificates(tx, application)) >= MAX_UPLOADS)
    throw new Refusal('application.too-many-files');
  const { storageKey, size, sha256, scanState } = upload;
  const file = { id, name: cleanFileName(query.name, mediaType), mediaType, size };
  await insertFile(tx, {
    ...file,
    applicationId: application,
    sha256,
    storageKey,
    scanState,
    createdAt: now,
  });
  return file;
}

export const certificateRule: UploadRule = { maxBytes: MAX_CERTIFICATE, refuse: certificateType };

function certificateType({ size, mediaType }: ArrivedFile) {
  if (size === 0) throw new Refusal('application.file-empty');
  const accepted = CERTIFICATE_TYPES.find(type => type === mediaType);
  if (!accepted) throw new Refusal('application.file-kind');
  return accepted;
}
