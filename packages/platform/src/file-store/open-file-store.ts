import type { Bucket } from './bucket.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

interface Settings {
  readonly bucket: Bucket | undefined;
  readonly dataDir: string;
}

/** The bucket that the settings name, else the disk. */
export async function openFileStore({ bucket, dataDir }: Settings): Promise<FileStore> {
  if (!bucket) return createDiskStore(dataDir);
  // Most academies have none, and need not load what speaks to one.
  const { createBucketStore } = await import('./bucket-store.ts');
  return createBucketStore(bucket);
}
