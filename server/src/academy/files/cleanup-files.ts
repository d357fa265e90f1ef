import type { Database } from '@bayan/platform/db/database';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { deleteOldIncoming } from '@bayan/platform/file-store/incoming';
import { oldKeysIn } from '@bayan/platform/file-store/old-keys';
import { UPLOADS_FOLDER } from '@bayan/platform/file-store/receive-file';
import { deleteUnclaimed, storedAmong } from './files.repository.ts';

const DAY_MS = 86_400_000;
const aDayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** First from the database, then its bytes: a crash in between leaves what the next chore finds. */
export const deleteUnclaimedFiles = (files: FileStore) =>
  async function deleteUnclaimedFiles(db: Database, now: Date): Promise<void> {
    for (const storageKey of await deleteUnclaimed(db, aDayBefore(now))) await files.forget(storageKey);
  };

/** Bytes that belong to nothing: of a request that was cut off, or of a crash. */
export const deleteStrayFiles = (files: FileStore, dataDir: string) =>
  async function deleteStrayFiles(db: Database, now: Date): Promise<void> {
    await deleteOldIncoming(dataDir, aDayBefore(now));
    for await (const keys of oldKeysIn(files, UPLOADS_FOLDER, aDayBefore(now))) {
      const stored = await storedAmong(db, keys);
      for (const key of keys) if (!stored.has(key)) await files.forget(key);
    }
  };
