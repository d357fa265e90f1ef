import type { Database } from '@bayan/platform/db/database';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { oldKeysIn } from '@bayan/platform/file-store/old-keys';
import { PARTS_FOLDER } from '@bayan/platform/file-store/receive-file';
import { idleBefore } from './idle-uploads.ts';
import { deleteUploads, partsAmong } from './uploads.repository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Within so long a part that is kept is also known, or never will be. */
const STRAY_MS = 10 * MINUTE_MS;
const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

/** What does not go on or was begun a day ago, and parts that belong to nothing: of what is finished, or of a crash. */
export const deleteOldUploads = (files: FileStore) =>
  async function deleteOldUploads(db: Database, now: Date): Promise<void> {
    await deleteUploads(db, { begunBefore: before(now, DAY_MS), idleBefore: idleBefore(now) });
    for await (const keys of oldKeysIn(files, PARTS_FOLDER, before(now, STRAY_MS))) {
      const needed = await partsAmong(db, keys);
      for (const key of keys) if (!needed.has(key)) await files.forget(key);
    }
  };
