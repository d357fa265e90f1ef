import type { Transaction } from '@bayan/platform/db/database';
import { eq } from 'drizzle-orm';
import { applications } from '#schema/applications.ts';

/** What a retry is told by. */
export async function findReceipt(tx: Transaction, id: string) {
  const [row] = await tx
    .select({ reference: applications.reference, requestHash: applications.requestHash })
    .from(applications)
    .where(eq(applications.id, id));
  return row ?? null;
}

/** False where the id or the reference is taken. Somebody who is just taking it is waited for. */
export async function insertApplication(
  tx: Transaction,
  values: typeof applications.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id });
  return made.length === 1;
}
