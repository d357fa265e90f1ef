import { createHash } from 'node:crypto';
import type { PersonRecord } from '@bayan/domain/profiles/profiles.contract';
import type { Transaction } from '@bayan/platform/db/database';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { insertFile } from '#academy/files/files.repository.ts';
import { lockPersonForChange, personAfterChange, whole } from './lock-person.ts';
import { PICTURES_FOLDER } from './picture-store.ts';
import { exchangePicture } from './pictures.repository.ts';

/** A picture whose bytes are kept already. */
export interface StoredPicture {
  readonly fileId: string;
  readonly bytes: Buffer;
}

/** Null takes the picture away. The bytes of the one before go with the next tidying (R187). */
export async function changePicture(
  tx: Transaction,
  context: ActionContext,
  version: number,
  picture: StoredPicture | null,
): Promise<PersonRecord> {
  const { actor, now } = context;
  const { id } = actor;
  const before = await lockPersonForChange(tx, { id, version }, whole);
  if (picture === null && before.profile.picture === null) return before;
  if (picture) {
    const { fileId, bytes } = picture;
    await insertFile(tx, {
      id: fileId,
      ownerId: id,
      name: 'picture.webp',
      mediaType: 'image/webp',
      size: bytes.byteLength,
      sha256: createHash('sha256').update(bytes).digest(),
      // Drawn by ourselves: nothing of what was sent is in it.
      scanState: 'clean',
      storageKey: `${PICTURES_FOLDER}/${fileId}`,
      createdAt: now,
    });
  }
  await exchangePicture(tx, id, picture?.fileId ?? null);
  const after = await personAfterChange(tx, id);
  const action = picture ? 'profile.picture-set' : 'profile.picture-removed';
  await recordChange(tx, context, { action, noun: 'profiles', targetId: id, before, after });
  return after;
}
