import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import { addUpStatistics, isOtherClock, lockStatistics, recountStatistics } from './statistics.repository.ts';

/**
 * Adds up what has happened since the last time. Where the academy has moved to another clock, all its days are others:
 * everything is counted anew (R959). Who reads meanwhile sees what was kept before.
 */
export async function keepStatistics(db: Database): Promise<void> {
  if (!(await isOtherClock(db))) return await addUpStatistics(db);
  await inTransaction(db, async tx => {
    await lockStatistics(tx);
    // Another process may have done it while this one waited.
    if (await isOtherClock(tx)) await recountStatistics(tx);
  });
}
