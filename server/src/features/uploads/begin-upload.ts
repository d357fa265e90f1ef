import { Refusal } from '@bayan/domain/errors';
import { harmlessName } from '@bayan/domain/files/file-name';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Upload, UploadForm } from '@bayan/domain/uploads/upload';
import { canUpload } from '@bayan/domain/uploads/upload.policy';
import { largestUpload } from '@bayan/domain/uploads/upload-use';
import type { Queryable, Transaction } from '#db/database.ts';
import { databaseFailure } from '#db/failure.ts';
import { findFile, unclaimedBytesOf } from '#features/files/files.repository.ts';
import { idleBefore } from './idle-uploads.ts';
import { knownUpload } from './known-upload.ts';
import { deleteIdleUploadsOf, findUpload, insertUpload, viewOf } from './uploads.repository.ts';

interface Begun {
  readonly actor: Member;
  readonly now: Date;
  readonly params: { readonly id: string };
  readonly body: UploadForm;
}

const DAY_MS = 86_400_000;
/** Four times the files of one piece of homework, or two videos: what was sent and used for nothing (R611). */
const MOST_UNCLAIMED_BYTES = 1024 ** 3;

/** Refuses what would never be taken, before any of it is sent (R392). */
export function refuseUnwanted(actor: Member, { size, use }: UploadForm): void {
  if (!canUpload(actor, use))
    throw new Refusal('input.invalid', { field: 'use', issues: [{ field: 'use', problem: 'not-offered' }] });
  if (size === 0) throw new Refusal('file.empty');
  if (size > largestUpload(use)) throw new Refusal('input.too-large');
}

/** Refuses who has sent much that nothing has claimed. It goes after a day (R182). */
export async function refuseHoarder(db: Queryable, { actor, body, now }: Omit<Begun, 'params'>) {
  const unclaimed = await unclaimedBytesOf(db, actor.id, new Date(now.getTime() - DAY_MS));
  if (unclaimed + body.size > MOST_UNCLAIMED_BYTES) throw new Refusal('upload.quota');
}

/** Said again it is the same upload, with all that has arrived of it. */
export async function beginUpload(tx: Transaction, { actor, now, params, body }: Begun): Promise<Upload> {
  const { id } = params;
  const { size, use } = body;
  const name = harmlessName(body.name);
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
