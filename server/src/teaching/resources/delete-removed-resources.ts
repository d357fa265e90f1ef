import { keptMs } from '@bayan/domain/personal-data/retention';
import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { deleteFile } from '#academy/files/files.repository.ts';
import { deleteResource, removedBefore } from './resources.repository.ts';

/** First from the database, then its bytes: a crash in between leaves what belongs to nothing, which a chore finds. */
export const deleteRemovedResources = (files: FileStore) =>
  async function deleteRemovedResources(db: Database, now: Date): Promise<void> {
    for (const id of await removedBefore(db, new Date(now.getTime() - keptMs('removed')))) {
      const storageKey = await erase(db, id, now);
      if (storageKey !== null) await files.forget(storageKey);
    }
  };

const erase = (db: Database, id: string, now: Date) =>
  inTransaction(db, async tx => {
    const gone = await deleteResource(tx, id);
    if (!gone) return null;
    const { fileId, isPublic, uploadedBy } = gone;
    const before = { isPublic, uploadedBy: { id: uploadedBy } };
    const origin = { actor: null, now, requestId: null };
    await recordChange(tx, origin, { action: 'resource.erased', noun: 'resources', targetId: id, before });
    return fileId && deleteFile(tx, fileId);
  });
