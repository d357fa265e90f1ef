import type { Config } from '#config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** The bucket that the settings name, else the disk. */
export async function openFileStore({ bucket, dataDir }: Config): Promise<FileStore> {
  if (!bucket) return createDiskStore(dataDir);
  // Most academies have none, and need not load what speaks to one.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(bucket);
}
