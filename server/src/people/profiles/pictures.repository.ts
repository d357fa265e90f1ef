import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq } from 'drizzle-orm';
import { deleteFile } from '#academy/files/files.repository.ts';
import { files } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';

/** Whether it is the picture that somebody has now. */
export async function isPicture(db: Queryable, fileId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: files.id })
    .from(files)
    .innerJoin(profiles, and(eq(profiles.id, files.ownerId), eq(profiles.pictureFileId, files.id)))
    .where(eq(files.id, fileId));
  return found !== undefined;
}

/** Gives the person this picture, or none; the one before is no file of ours any more. */
export async function exchangePicture(tx: Transaction, id: string, fileId: string | null): Promise<void> {
  const [before] = await tx
    .select({ fileId: profiles.pictureFileId })
    .from(profiles)
    .where(eq(profiles.id, id));
  await tx.update(profiles).set({ pictureFileId: fileId }).where(eq(profiles.id, id));
  if (before?.fileId) await deleteFile(tx, before.fileId);
}
