import { Refusal } from '@bayan/domain/errors';
import { harmlessName } from '@bayan/domain/files/file-name';
import type { Upload, UploadForm } from '@bayan/domain/files/uploads.contract';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Transaction } from '@bayan/platform/db/database';
import { databaseFailure } from '@bayan/platform/db/failure';
import { findFile } from './files.repository.ts';
import { idleBefore } from './idle-uploads.ts';
import { knownUpload } from './known-upload.ts';
import { deleteIdleUploadsOf, findUpload, insertUpload, viewOf } from './uploads.repository.ts';

/** Who begins to send a file, and under which id. */
export interface Beginner {
  readonly actor: Member;
  readonly now: Date;
  readonly params: { readonly id: string };
}

/** Said again it is the same upload, with all that has arrived of it. */
export async function beginUpload(
  tx: Transaction,
  { actor, now, params }: Beginner,
  { name: said, size, use }: UploadForm,
): Promise<Upload> {
  const { id } = params;
  const name = harmlessName(said);
  const ownerId = actor.id;
  await deleteIdleUploadsOf(tx, ownerId, idleBefore(now));
  const row = { id, ownerId, name, size, use, createdAt: now, progressAt: now };
  const isNew = await insertUpload(tx, row).catch(refuseBeyondQuota);
  const upload = await findUpload(tx, ownerId, id);
  const isSame = upload?.name === name && upload.size === size && upload.use === use;
  // A file that came in another way has the id.
  const isTaken = isNew && (await findFile(tx, id)) !== null;
  if (!isSame || isTaken) throw new Refusal('idempotency.mismatch', { field: 'id' });
  return viewOf(tx, knownUpload(upload));
}

/** Counted by the database, whichever process is asked (R611). */
function refuseBeyondQuota(error: unknown): never {
  throw databaseFailure(error)?.constraint === 'uploads_quota' ? new Refusal('upload.quota') : error;
}
