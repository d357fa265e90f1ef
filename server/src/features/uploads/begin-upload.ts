import { Refusal } from '@bayan/domain/errors';
import { harmlessName } from '@bayan/domain/files/file-name';
import type { Member } from '@bayan/domain/profiles/actor';
import type { Upload, UploadForm } from '@bayan/domain/uploads/upload';
import { canUpload } from '@bayan/domain/uploads/upload.policy';
import { largestUpload } from '@bayan/domain/uploads/upload-use';
import type { Transaction } from '../../db/database.ts';
import { findFile } from '../files/files.repository.ts';
import { findUpload, insertUpload, viewOf } from './uploads.repository.ts';

interface Begun {
  readonly actor: Member;
  readonly now: Date;
  readonly params: { readonly id: string };
  readonly body: UploadForm;
}

/** Refuses what would never be taken, before any of it is sent (R392). */
export function refuseUnwanted(actor: Member, { size, use }: UploadForm): void {
  if (!canUpload(actor, use))
    throw new Refusal('input.invalid', { field: 'use', issues: [{ field: 'use', problem: 'not-offered' }] });
  if (size === 0) throw new Refusal('file.empty');
  if (size > largestUpload(use)) throw new Refusal('input.too-large');
}

/** Said again it is the same upload, with all that has arrived of it. */
export async function beginUpload(tx: Transaction, { actor, now, params, body }: Begun): Promise<Upload> {
  const { id } = params;
  const { size, use } = body;
  const name = harmlessName(body.name);
  const isNew = await insertUpload(tx, { id, ownerId: actor.id, name, size, use, createdAt: now });
  const upload = await findUpload(tx, actor.id, id);
  const isSame = upload?.name === name && upload.size === size && upload.use === use;
  // A file that came in another way has the id.
  const isTaken = isNew && (await findFile(tx, id)) !== null;
  if (!isSame || isTaken) throw new Refusal('idempotency.mismatch', { field: 'id' });
  return viewOf(tx, upload);
}
