import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, eq, gt, inArray, lt, notExists, sum } from 'drizzle-orm';
import { applicationFiles } from '#schema/applications.ts';
import { files } from '#schema/files.ts';
import { profiles } from '#schema/people.ts';
import { exports } from '#schema/personal-data.ts';
import { homeworkFiles, resources } from '#schema/teaching.ts';
import { vettingDocuments } from '#schema/vetting.ts';

export async function findFile(db: Queryable, id: string) {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** False where the id is taken. Somebody who is just taking it is waited for. */
export async function insertFile(tx: Transaction, values: typeof files.$inferInsert): Promise<boolean> {
  const made = await tx.insert(files).values(values).onConflictDoNothing().returning({ id: files.id });
  return made.length === 1;
}

/** A file that this person sent and that nothing has yet, held until the change that claims it is done. */
export async function lockOwnFile(tx: Transaction, ownerId: string, id: string) {
  await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for('update');
  // Asked only then: one statement that waits for the row would not see who has claimed it meanwhile.
  const [row] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, id), ownedBy(ownerId), isUnclaimed(tx)));
  return row ?? null;
}

const ownedBy = (ownerId: string) => eq(files.ownerId, ownerId);

/** Answers with where its bytes are. */
export async function deleteFile(tx: Transaction, id: string): Promise<string | null> {
  const [gone] = await tx.delete(files).where(eq(files.id, id)).returning({ storageKey: files.storageKey });
  return gone?.storageKey ?? null;
}

/** It hangs on nothing: no application, no homework, no resource, no check of a tutor, nobody's picture, no export. */
const isUnclaimed = (db: Queryable) =>
  and(
    notExists(db.select().from(applicationFiles).where(eq(applicationFiles.fileId, files.id))),
    notExists(db.select().from(homeworkFiles).where(eq(homeworkFiles.fileId, files.id))),
    notExists(db.select().from(resources).where(eq(resources.fileId, files.id))),
    notExists(db.select().from(vettingDocuments).where(eq(vettingDocuments.fileId, files.id))),
    notExists(db.select().from(profiles).where(eq(profiles.pictureFileId, files.id))),
    notExists(db.select().from(exports).where(eq(exports.fileId, files.id))),
  );

/** How much of what this person sent since then hangs on nothing. */
export async function unclaimedBytesOf(db: Queryable, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(files.size) })
    .from(files)
    .where(and(ownedBy(ownerId), gt(files.createdAt, since), isUnclaimed(db)));
  return Number(row?.bytes ?? 0);
}

/** Files that nothing has claimed since then; they are told by where they lie. */
export async function deleteUnclaimed(db: Queryable, sentBefore: Date): Promise<string[]> {
  const gone = await db
    .delete(files)
    .where(and(lt(files.createdAt, sentBefore), isUnclaimed(db)))
    .returning({ storageKey: files.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}

/** Which of these are the bytes of a file. */
export async function storedAmong(
  db: Queryable,
  storageKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ storageKey: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...storageKeys]));
  return new Set(found.map(({ storageKey }) => storageKey));
}
