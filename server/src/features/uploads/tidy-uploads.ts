import type { Database } from '../../db/database.ts';
import type { FileStore } from '../../files/file-store.ts';
import { oldKeysIn } from '../../files/old-keys.ts';
import { PARTS_FOLDER } from '../../http/uploads.ts';
import { deleteUploads, partsAmong } from './uploads.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** What was begun and not finished in a day, and parts that belong to nothing: of what is finished, or of a crash. */
export const forgetOldUploads = (files: FileStore) =>
  async function forgetOldUploads(db: Database, now: Date): Promise<void> {
    await deleteUploads(db, before(now, DAY_MS));
    for await (const keys of oldKeysIn(files, PARTS_FOLDER, before(now, HOUR_MS))) {
      const needed = await partsAmong(db, keys);
      for (const key of keys) if (!needed.has(key)) await files.forget(key);
    }
  };
