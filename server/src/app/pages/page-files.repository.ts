import type { Database, Queryable } from '@bayan/platform/db/database';
import { eq, inArray, lt } from 'drizzle-orm';
import { pageFiles } from '#schema/academy.ts';

/** How long the files of a build can be had after the last process that serves it: longer than a tab is left open. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** A statement's values are held in memory on both sides. */
const FILES_AT_ONCE = 20;

type Files = ReadonlyMap<string, Uint8Array>;

/** Keeps the files of the build that is served here, for tabs that are still open when another build is served (R666). */
export const storePageFiles = (filesOfBuild: () => Promise<Files>) =>
  async function storeFilesOfBuild(db: Database, now: Date): Promise<void> {
    const files = await filesOfBuild();
    if (files.size > 0) await storeMissing(db, files, now);
    await db.delete(pageFiles).where(lt(pageFiles.servedAt, new Date(now.getTime() - KEPT_MS)));
  };

async function storeMissing(db: Database, files: Files, now: Date): Promise<void> {
  const known = await db
    .update(pageFiles)
    .set({ servedAt: now })
    .where(inArray(pageFiles.path, [...files.keys()]))
    .returning({ path: pageFiles.path });
  const stored = new Set(known.map(({ path }) => path));
  const missing = [...files]
    .filter(([path]) => !stored.has(path))
    .map(([path, content]) => ({ path, content: Buffer.from(content), servedAt: now }));
  for (let first = 0; first < missing.length; first += FILES_AT_ONCE) {
    await db
      .insert(pageFiles)
      .values(missing.slice(first, first + FILES_AT_ONCE))
      .onConflictDoNothing();
  }
}

/** A file of an earlier build, or of one that another process serves; null where there is none. */
export async function findPageFile(db: Queryable, path: string): Promise<Buffer<ArrayBuffer> | null> {
  const [file] = await db
    .select({ content: pageFiles.content })
    .from(pageFiles)
    .where(eq(pageFiles.path, path));
  return file ? Buffer.from(file.content) : null;
}
