import { buffer } from 'node:stream/consumers';
import type { PictureSize } from '@bayan/domain/profiles/picture';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { MadePicture } from './make-picture.ts';

export const PICTURES_FOLDER = 'pictures';
const SIZES = ['large', 'small'] as const satisfies PictureSize[];

/** Where the bytes of pictures lie, by the id of their file. */
export interface PictureStore {
  /** They are durable when it is done. */
  keep(id: string, picture: MadePicture): Promise<void>;
  open(id: string, size: PictureSize): Promise<Buffer>;
  forget(id: string): Promise<void>;
  /** The ids of those that were kept before then. */
  keptBefore(then: Date): Promise<ReadonlySet<string>>;
}

const keyOf = (id: string, size: PictureSize) => `${PICTURES_FOLDER}/${id}-${size}`;

export const createPictureStore = (files: FileStore): PictureStore => ({
  async keep(id, picture) {
    for (const size of SIZES) await files.put(keyOf(id, size), picture[size]);
  },
  open: async (id, size) => buffer(await files.open(keyOf(id, size))),
  async forget(id) {
    for (const size of SIZES) await files.forget(keyOf(id, size));
  },
  async keptBefore(then) {
    const old = new Set<string>();
    for await (const { storageKey, keptAt } of files.under(PICTURES_FOLDER)) {
      if (keptAt < then) old.add(storageKey.slice(PICTURES_FOLDER.length + 1).replace(/-[a-z]+$/, ''));
    }
    return old;
  },
});
