import { and, count, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { applicationFiles } from '../../db/schema/applications.ts';
import { files } from '../../db/schema/teaching.ts';

/** Two files for one application are counted one after the other. */
export async function lockUploadsOf(tx: Transaction, applicationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${applicationId}, 0))`);
}

export async function findUpload(tx: Transaction, id: string) {
  const [row] = await tx.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

export async function countUploadsOf(tx: Transaction, applicationId: string): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(files).where(eq(files.applicationId, applicationId));
  return row?.found ?? 0;
}

export async function insertUpload(
  tx: Transaction,
  values: typeof files.$inferInsert & { readonly applicationId: string },
): Promise<void> {
  await tx.insert(files).values(values);
}

/** Files that no application has claimed since then; they are told by where they lie. */
export async function deleteUnclaimed(db: Queryable, sentBefore: Date): Promise<string[]> {
  const gone = await db
    .delete(files)
    .where(
      and(
        isNotNull(files.applicationId),
        lt(files.createdAt, sentBefore),
        notExists(db.select().from(applicationFiles).where(eq(applicationFiles.fileId, files.id))),
      ),
    )
    .returning({ storageKey: files.storageKey });
  return gone.map(({ storageKey }) => storageKey);
}

export async function isStored(db: Queryable, storageKey: string): Promise<boolean> {
  return (await db.$count(files, eq(files.storageKey, storageKey))) > 0;
}
