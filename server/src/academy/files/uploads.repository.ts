import type { Upload } from '@bayan/domain/files/uploads.contract';
import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, asc, eq, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm';
import { files, uploadParts, uploads } from '#schema/files.ts';

export type UploadRow = typeof uploads.$inferSelect;

const ownedBy = (ownerId: string) => eq(uploads.ownerId, ownerId);
const isUnderWay = and(isNull(uploads.finishedAt), isNull(uploads.refusedAt));
const isIdle = (before: Date) => and(isUnderWay, lt(uploads.progressAt, before));

/** One of this person's; another's is not there. */
export async function findUpload(db: Queryable, ownerId: string, id: string): Promise<UploadRow | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), ownedBy(ownerId)));
  return row ?? null;
}

/** The same, and nobody else adds to it until the transaction ends. */
export async function lockUpload(tx: Transaction, ownerId: string, id: string): Promise<UploadRow | null> {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), ownedBy(ownerId)))
    .for('update');
  return row ?? null;
}

/** False where the id is taken. Somebody who is just taking it is waited for. */
export async function insertUpload(tx: Transaction, values: typeof uploads.$inferInsert): Promise<boolean> {
  const made = await tx.insert(uploads).values(values).onConflictDoNothing().returning({ id: uploads.id });
  return made.length === 1;
}

/** As its owner is shown it. */
export async function viewOf(db: Queryable, { id, name, size, use }: UploadRow): Promise<Upload> {
  const parts = await listParts(db, id);
  const [file] = await db
    .select({ id: files.id, name: files.name, mediaType: files.mediaType, size: files.size })
    .from(files)
    .where(eq(files.id, id));
  return { id, name, size, use, parts: parts.map(({ number }) => number), file: file ?? null };
}

/** In their order. */
export const listParts = (db: Queryable, uploadId: string) =>
  db.select().from(uploadParts).where(eq(uploadParts.uploadId, uploadId)).orderBy(asc(uploadParts.number));

/** Answers with the one that is there: this one, or one that came before. */
export async function keepPart(tx: Transaction, part: typeof uploadParts.$inferInsert) {
  const [row] = await tx
    .insert(uploadParts)
    .values(part)
    // Changes nothing, and so answers with what was there.
    .onConflictDoUpdate({
      target: [uploadParts.uploadId, uploadParts.number],
      set: { sha256: sql`${uploadParts.sha256}` },
    })
    .returning();
  if (!row) throw new Error('a part of a file is neither new nor known');
  return row;
}

/** Its parts go. Where there was one, the same bytes are known again if they come once more. */
export async function finishUpload(tx: Transaction, id: string, finishedAt: Date): Promise<void> {
  const [first, ...others] = await deleteParts(tx, id);
  const sha256 = others.length === 0 ? (first?.sha256 ?? null) : null;
  await tx.update(uploads).set({ finishedAt, sha256 }).where(eq(uploads.id, id));
}

/** Until now it goes on. */
export async function markProgress(tx: Transaction, id: string, progressAt: Date): Promise<void> {
  await tx.update(uploads).set({ progressAt }).where(eq(uploads.id, id));
}

export async function refuseUpload(tx: Transaction, id: string, refusedAt: Date): Promise<void> {
  await tx.update(uploads).set({ refusedAt }).where(eq(uploads.id, id));
}

export async function deleteUpload(tx: Transaction, id: string): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.id, id));
}

/** Answers with what they were: their bytes lie there still. */
export const deleteParts = (tx: Transaction, uploadId: string) =>
  tx.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId)).returning();

/** What all that is under way is going to be, of everybody. */
export async function bytesUnderWay(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(uploads.size) })
    .from(uploads)
    .where(isUnderWay);
  return Number(row?.bytes ?? 0);
}

export async function deleteIdleUploadsOf(tx: Transaction, ownerId: string, before: Date): Promise<void> {
  await tx.delete(uploads).where(and(ownedBy(ownerId), isIdle(before)));
}

export async function deleteUploads(
  db: Queryable,
  { begunBefore, idleBefore }: { readonly begunBefore: Date; readonly idleBefore: Date },
): Promise<void> {
  await db.delete(uploads).where(or(lt(uploads.createdAt, begunBefore), isIdle(idleBefore)));
}

/** Which of these are the bytes of a part. */
export async function partsAmong(
  db: Queryable,
  storageKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ storageKey: uploadParts.storageKey })
    .from(uploadParts)
    .where(inArray(uploadParts.storageKey, [...storageKeys]));
  return new Set(found.map(({ storageKey }) => storageKey));
}
