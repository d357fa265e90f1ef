import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { mediaTypeOf } from '@bayan/domain/files/media-type';
import type { FileStore } from '@bayan/platform/file-store/file-store';

const SOURCE = join(import.meta.dirname, '../../../samples-files');

export interface StoredFile {
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
}

/**
 * Puts sample files where uploaded ones lie. They have the same place every time, so that a load that was cut short
 * leaves nothing behind that the next one does not replace.
 */
export async function storeFiles(
  files: FileStore,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const name of names) {
    const bytes = readFileSync(join(SOURCE, name));
    const mediaType = mediaTypeOf(bytes);
    if (mediaType === null) throw new Error(`${name} is of no kind that is known`);
    const storageKey = `samples/${basename(name, extname(name))}`;
    await files.put(storageKey, bytes);
    stored.set(name, {
      name,
      mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storageKey,
    });
  }
  return stored;
}
