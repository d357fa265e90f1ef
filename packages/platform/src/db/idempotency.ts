import { Refusal } from '@bayan/domain/errors';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from './database.ts';
import { idempotencyKeys } from './own-tables.ts';

interface Attempt {
  readonly actorId: string;
  readonly key: string;
  readonly hash: Buffer;
}
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const KEPT_HOURS = 24;

/**
 * Performs a change the first time a person sends this key, and gives the first answer again after that. The key's row
 * is part of the change's transaction: two at once wait for each other, and a change that fails leaves no trace.
 */
export async function runOnce(
  tx: Transaction,
  attempt: Attempt,
  perform: () => Promise<Answer>,
): Promise<Answer> {
  const mine = and(eq(idempotencyKeys.actorId, attempt.actorId), eq(idempotencyKeys.key, attempt.key));
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ actorId: attempt.actorId, key: attempt.key, requestHash: attempt.hash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (taken.length === 0) {
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (!first?.requestHash.equals(attempt.hash))
      throw new Refusal('idempotency.mismatch', { field: 'Idempotency-Key' });
    return { status: first.status ?? 200, body: first.body };
  }
  const answer = await perform();
  await tx.update(idempotencyKeys).set({ status: answer.status, body: answer.body }).where(mine);
  return answer;
}

export const deleteOldKeys = (db: Queryable, now: Date) =>
  db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_HOURS * 3_600_000)));
