import type { Transaction } from '@bayan/platform/db/database';
import { TransactionRollbackError } from 'drizzle-orm';

/** What a change would answer with. It is made and undone: what is shown cannot differ from what saving does. */
export async function preview<T>(tx: Transaction, change: (tx: Transaction) => Promise<T>): Promise<T> {
  const shown: T[] = [];
  try {
    await tx.transaction(async inner => {
      shown.push(await change(inner));
      inner.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  const [answer] = shown;
  if (answer === undefined) throw new Error('a change has nothing to show');
  return answer;
}
