import type { Transaction } from '@bayan/platform/db/database';
import { count, eq, sql } from 'drizzle-orm';
import { files } from '#schema/files.ts';

/** Two files for one application are counted one after the other. */
export async function lockUploadsOf(tx: Transaction, applicationId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${applicationId}, 0))`);
}

export async function countUploadsOf(tx: Transaction, applicationId: string): Promise<number> {
  const [row] = await tx.select({ found: count() }).from(files).where(eq(files.applicationId, applicationId));
  return row?.found ?? 0;
}
