import type { Queryable, Transaction } from '@bayan/platform/db/database';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { applicationFiles } from '#schema/applications.ts';
import { files } from '#schema/files.ts';

/** Parallel uploads for an application wait for each other, so that each of them is counted. */
export async function lockCertificates(tx: Transaction, applicationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${applicationId}, 0))`);
}

export async function countCertificates(tx: Transaction, applicationId: string): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(files).where(eq(files.applicationId, applicationId));
  return row?.found ?? 0;
}

/** Attaches the uploaded certificates to their application. False if one of them does not exist. */
export async function claimCertificates(tx: Transaction, applicationId: string, ids: readonly string[]) {
  if (ids.length === 0) return true;
  const found = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.applicationId, applicationId)))
    .for('key share');
  if (found.length !== ids.length) return false;
  await tx
    .insert(applicationFiles)
    .values(ids.map((fileId, index) => ({ applicationId, fileId, position: index + 1 })));
  return true;
}

/** A certificate that an application names, with the application it belongs to. */
export async function findCertificate(db: Queryable, fileId: string) {
  const [row] = await db
    .select({ file: files })
    .from(applicationFiles)
    .innerJoin(files, eq(files.id, applicationFiles.fileId))
    .where(eq(applicationFiles.fileId, fileId));
  return row?.file ?? null;
}
