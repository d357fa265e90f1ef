import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { knownUpload } from './known-upload.ts';
import { deleteParts, deleteUpload, lockUpload, refuseUpload } from './uploads.repository.ts';

interface Asked {
  readonly actor: { readonly id: string };
  readonly params: { readonly id: string };
  readonly now: Date;
}

/**
 * Both in a transaction of their own: the bytes of the parts go at once, and must not be gone where the rest of a
 * request is undone.
 */
async function deletePartsOf(
  db: Database,
  files: FileStore,
  { actor, params: { id } }: Asked,
  end: (...call: Parameters<typeof deleteUpload>) => Promise<void>,
): Promise<void> {
  const gone = await inTransaction(db, async tx => {
    const { finishedAt } = knownUpload(await lockUpload(tx, actor.id, id));
    if (finishedAt) return [];
    const parts = await deleteParts(tx, id);
    await end(tx, id);
    return parts;
  });
  for (const { storageKey } of gone) await files.forget(storageKey);
}

/** It is known as refused from now on: nobody has it looked into again, and nothing of it is kept (R610). */
export const endAsRefused = (db: Database, files: FileStore, asked: Asked): Promise<void> =>
  deletePartsOf(db, files, asked, (tx, id) => refuseUpload(tx, id, asked.now));

/** Its sender does not want it any more. What is put together already stays a file. */
export const stopUpload = (db: Database, files: FileStore, asked: Asked): Promise<void> =>
  deletePartsOf(db, files, asked, deleteUpload);
