import { RETENTION } from '@bayan/domain/personal-data/retention';
import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { closedBefore, lockClosed } from './old-applications.repository.ts';
import { eraseRows, NO_ERASURE, readRows } from './persons-rows.repository.ts';
import { FILES_OF_APPLICATION, ROWS_OF_APPLICATION } from './rows-of-application.ts';

const FORGOTTEN_AT_ONCE = 100;

/**
 * Applications that were closed and became nobody's account lose who applied after a year (R851): what an erasure empties
 * is emptied, and stage, reason and times stay for the statistics. One after the other, so that no lock is held for long.
 */
export const deleteOldApplications = (files: FileStore) =>
  async function deleteOldApplications(db: Database, now: Date): Promise<void> {
    const then = new Date(now);
    then.setUTCMonth(then.getUTCMonth() - RETENTION.applications.count);
    for (const id of await closedBefore(db, then, FORGOTTEN_AT_ONCE)) {
      // First from the database, then their bytes: a crash in between leaves what belongs to nothing, which a chore finds.
      for (const key of await forget(db, { id, then, now })) await files.forget(key);
    }
  };

interface Old {
  readonly id: string;
  readonly then: Date;
  readonly now: Date;
}

const forget = (db: Database, { id, then, now }: Old): Promise<string[]> =>
  inTransaction(db, async tx => {
    // Opened again meanwhile, or another process was first.
    if (!(await lockClosed(tx, id, then))) return [];
    const own = await readRows(tx, id, 'files', FILES_OF_APPLICATION);
    for (const { table, rows } of ROWS_OF_APPLICATION)
      await eraseRows(tx, { personId: id, erasureId: NO_ERASURE }, table, rows);
    const origin = { actor: null, now, requestId: null };
    await recordChange(tx, origin, { action: 'application.erased', noun: 'applications', targetId: id });
    return own.map(({ storage_key }) => String(storage_key));
  });
