import type { Database } from '@bayan/platform/db/database';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { createPictureStore } from './picture-store.ts';
import { isPicture } from './pictures.repository.ts';

const DAY_MS = 86_400_000;

/** Pictures that were replaced or taken away, and those of requests that came to nothing. */
export const deleteOldPictures = (files: FileStore) =>
  async function deleteOldPictures(db: Database, now: Date): Promise<void> {
    const store = createPictureStore(files);
    for (const id of await store.keptBefore(new Date(now.getTime() - DAY_MS))) {
      if (!(await isPicture(db, id))) await store.forget(id);
    }
  };
