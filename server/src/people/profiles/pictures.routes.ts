import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Refusal } from '@bayan/domain/errors';
import { personView } from '@bayan/domain/profiles/person';
import { LARGEST_PICTURE, type PictureSize } from '@bayan/domain/profiles/picture';
import { pictureCrop } from '@bayan/domain/profiles/picture-form';
import type { Queryable } from '@bayan/platform/db/database';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { anyone, members } from '@bayan/platform/http/access';
import { type KeptFileAnswer, keptFile, record } from '@bayan/platform/http/output';
import { defineRoute, type Route } from '@bayan/platform/http/route';
import { keyOf, passOrRefuse } from '@bayan/platform/limits/limits.repository';
import { z } from 'zod';
import type { Config } from '#config/config.ts';
import { changePicture } from './change-picture.ts';
import { makePicture, refuseOtherKinds } from './make-picture.ts';
import { createPictureStore } from './picture-store.ts';
import { isPicture } from './pictures.repository.ts';

const byId = z.object({ id: z.uuid() });
const everyRole = members('admin', 'tutor', 'student');
const person = record(200, personView, ({ profile }) => profile.version);
const PICTURES_OF_A_PERSON = { most: 30, windowMs: 3_600_000 };
const PICTURE_RULE = { maxBytes: LARGEST_PICTURE, refuse: refuseOtherKinds };

interface Parts {
  readonly config: Config;
  readonly files: FileStore;
}

export function pictureRoutes({ config, files }: Parts): Route[] {
  const store = createPictureStore(files);
  const show = (size: PictureSize) => async (call: { params: { id: string } }, db: Queryable) => {
    const { id } = call.params;
    if (!(await isPicture(db, id))) throw new Refusal('not-found');
    return answerWith(await store.open(id, size));
  };
  return [
    defineRoute({
      method: 'put',
      path: '/api/me/picture',
      summary: 'Give oneself a picture: a JPEG, PNG or WebP, of which a square is kept',
      access: everyRole,
      input: { query: pictureCrop, upload: () => PICTURE_RULE, version: 'required' },
      output: person,
      before: async ({ actor, now }, db) => {
        if (!config.auth.rateLimits) return;
        await passOrRefuse(
          db,
          { ...PICTURES_OF_A_PERSON, key: keyOf('pictures of a person', actor.id) },
          now,
        );
      },
      prepare: async ({ actor, upload, query }) => {
        // Read when it is its turn: whoever waits holds no memory.
        const read = async () => buffer(await files.open(upload.storageKey));
        const made = await makePicture(actor.id, read, query);
        const fileId = randomUUID();
        await store.keep(fileId, made);
        await files.forget(upload.storageKey);
        return { fileId, bytes: made.large };
      },
      handle: (call, tx, kept) => changePicture(tx, call, call.version, kept),
    }),
    defineRoute({
      method: 'delete',
      path: '/api/me/picture',
      summary: 'Take one’s picture away',
      access: everyRole,
      input: { version: 'required' },
      output: person,
      handle: (call, tx) => changePicture(tx, call, call.version, null),
    }),
    defineRoute({
      method: 'get',
      path: '/api/pictures/{id}',
      summary: 'Somebody’s picture, for whoever was told its address',
      access: anyone,
      input: { params: byId },
      output: keptFile,
      handle: show('large'),
    }),
    defineRoute({
      method: 'get',
      path: '/api/pictures/{id}/small',
      summary: 'The same, as large as a list shows it',
      access: anyone,
      input: { params: byId },
      output: keptFile,
      handle: show('small'),
    }),
  ];
}

const answerWith = (bytes: Buffer): KeptFileAnswer => ({
  name: 'picture.webp',
  mediaType: 'image/webp',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest(),
  disposition: 'inline',
  open: async range =>
    new Blob([new Uint8Array(bytes).subarray(range?.first, range && range.last + 1)]).stream(),
});
