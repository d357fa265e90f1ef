import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { mediaTypeOf } from '@bayan/domain/files/media-type';
import { syncDirectory, writeFileDurably } from '../db/embedded/file-tree.ts';

const SOURCE = join(import.meta.dirname, '../../samples-files');

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
  dataDir: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const name of names) {
    const bytes = readFileSync(join(SOURCE, name));
    const mediaType = mediaTypeOf(bytes);
    if (mediaType === null) throw new Error(`${name} is of no kind that is known`);
    const storageKey = `samples/${basename(name, extname(name))}`;
    const path = join(dataDir, 'files', storageKey);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    await writeFileDurably(path, bytes);
    stored.set(name, {
      name,
      mediaType,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storageKey,
    });
  }
  for (const directory of ['files/samples', 'files', '.']) syncDirectory(join(dataDir, directory));
  return stored;
}
