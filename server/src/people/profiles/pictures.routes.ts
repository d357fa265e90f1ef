import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@bayan/domain/errors';
import { MAX_PICTURE, type PictureSize } from '@bayan/domain/profiles/picture';
import { picturesContract } from '@bayan/domain/profiles/pictures.contract';
import type { Queryable } from '@bayan/platform/db/database';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { defineRoutes } from '@bayan/platform/http/define-routes';
import type { StoredFileAnswer } from '@bayan/platform/http/output';
import { changePicture } from './change-picture.ts';
import { makePicture, refuseOtherKinds } from './make-picture.ts';
import { createPictureStore } from './picture-store.ts';
import { isPicture } from './pictures.repository.ts';

const PICTURE_RULE = { maxBytes: MAX_PICTURE, refuse: refuseOtherKinds };

export function pictureRoutes({ files }: { readonly files: FileStore }) {
  const store = createPictureStore(files);
  const show = (size: PictureSize) => async (call: { params: { id: string } }, db: Queryable) => {
    const { id } = call.params;
    if (!(await isPicture(db, id))) throw new Refusal('not-found');
    return answerWith(await store.open(id, size));
  };
  return defineRoutes(picturesContract, {
    'PUT /api/me/picture': {
      file: () => PICTURE_RULE,
      async prepare(call) {
        const { actor, upload, query, version } = call;
        // Read when it is its turn: whoever waits holds no memory.
        const read = async () => buffer(await files.open(upload.storageKey));
        const made = await makePicture(actor.id, read, query);
        const fileId = randomUUID();
        await store.keep(fileId, made);
        await files.forget(upload.storageKey);
        return tx => changePicture(tx, call, version, { fileId, bytes: made.large });
      },
    },
    'DELETE /api/me/picture': (call, tx) => changePicture(tx, call, call.version, null),
    'GET /api/pictures/{id}': show('large'),
    'GET /api/pictures/{id}/small': show('small'),
  });
}

const answerWith = (bytes: Buffer): StoredFileAnswer => ({
  name: 'picture.webp',
  mediaType: 'image/webp',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest(),
  disposition: 'inline',
  open: async range =>
    new Blob([new Uint8Array(bytes).subarray(range?.first, range && range.last + 1)]).stream(),
});
