import type { FileStore } from './file-store.ts';

/** Asked about together: one statement for each would be as many as there are files. */
const BATCH = 500;

/** Where files of a folder lie that were kept before then, some at a time. */
export async function* oldKeysIn(files: FileStore, folder: string, before: Date): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const { storageKey, keptAt } of files.under(folder)) {
    if (keptAt >= before) continue;
    batch.push(storageKey);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}
