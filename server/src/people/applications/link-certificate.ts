import type { CertificateLinkForm } from '@bayan/domain/applications/application-admin.contract';
import { Refusal } from '@bayan/domain/errors';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import type { FileAddresses } from '@bayan/platform/file-store/file-address';
import type { FileViewer } from '#academy/files/file-readers.ts';
import { findCertificate } from './certificates.repository.ts';

interface Asked {
  readonly actor: FileViewer;
  readonly now: Date;
}

/** An address under which an admin can open a certificate for a while (R157). */
export async function linkCertificate(
  tx: Transaction,
  { actor, now }: Asked,
  { id, fileId, use }: CertificateLinkForm & { readonly id: string },
  addresses: FileAddresses,
) {
  const file = await findCertificate(tx, fileId);
  if (file?.applicationId !== id) throw new Refusal('not-found');
  return addresses.write(tx, { fileId, viewer: actor.id, use }, now);
}

/** Only admins read what an applicant sent. */
export const findReadableCertificate = async (db: Queryable, viewer: FileViewer, fileId: string) =>
  viewer.role === 'admin' ? findCertificate(db, fileId) : null;
