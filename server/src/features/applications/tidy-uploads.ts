import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database.ts';
import { UPLOADS_FOLDER } from '../../http/uploads.ts';
import { deleteUnclaimed, isStored } from './uploads.repository.ts';

const DAY_MS = 86_400_000;
const aDayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

/** First from the database, then from the disk: a crash in between leaves what the next chore finds. */
export const forgetUnclaimedUploads = (dataDir: string) =>
  async function forgetUnclaimedUploads(db: Database, now: Date): Promise<void> {
    for (const storageKey of await deleteUnclaimed(db, aDayBefore(now))) {
      await rm(join(dataDir, 'files', storageKey), { force: true });
    }
  };

/** What lies on the disk and belongs to nothing: of a request that was cut off, or of a crash. */
export const forgetStrayUploads = (dataDir: string) =>
  async function forgetStrayUploads(db: Database, now: Date): Promise<void> {
    const folder = join(dataDir, 'files', UPLOADS_FOLDER);
    for (const name of await readdir(folder).catch(noneYet)) {
      const path = join(folder, name);
      const { mtime } = await stat(path);
      if (mtime < aDayBefore(now) && !(await isStored(db, `${UPLOADS_FOLDER}/${name}`))) await rm(path);
    }
  };

function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
