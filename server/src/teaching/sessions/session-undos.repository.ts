import type { StatusChange } from '@bayan/domain/sessions/status-undo';
import type { Database, Queryable, Transaction } from '@bayan/platform/db/database';
import { eq, lt } from 'drizzle-orm';
import { sessionUndos } from '#schema/teaching.ts';

export type StoredStatusChange = typeof sessionUndos.$inferSelect;

/** The last change of a status takes the place of the one before. */
export async function storeStatusChange(
  tx: Transaction,
  change: StatusChange & Omit<typeof sessionUndos.$inferInsert, 'storedAt' | 'undoneAt'>,
): Promise<void> {
  await tx.delete(sessionUndos).where(eq(sessionUndos.sessionId, change.sessionId));
  await tx.insert(sessionUndos).values(change);
}

export async function findStatusChange(q: Queryable, sessionId: string): Promise<StoredStatusChange | null> {
  const [row] = await q.select().from(sessionUndos).where(eq(sessionUndos.sessionId, sessionId));
  return row ?? null;
}

/** Without it the database refuses the way back. */
export async function markUndone(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessionUndos).set({ undoneAt: now }).where(eq(sessionUndos.sessionId, sessionId));
}

/** What is undone is not undone again. */
export async function deleteStatusChange(tx: Transaction, sessionId: string): Promise<void> {
  await tx.delete(sessionUndos).where(eq(sessionUndos.sessionId, sessionId));
}

const KEPT_MS = 3_600_000;

export const deleteOldStatusChanges = (db: Database, now: Date) =>
  db.delete(sessionUndos).where(lt(sessionUndos.changedAt, new Date(now.getTime() - KEPT_MS)));
