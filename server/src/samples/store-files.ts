import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { syncDirectory, writeFileDurably } from '../db/embedded/file-tree.ts';

const SOURCE = join(import.meta.dirname, '../../samples-files');

export interface StoredFile {
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
}

/** By what the file holds, as for every other file. */
function mediaTypeOf(bytes: Buffer): string {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return 'video/mp4';
  throw new Error('a sample file is neither a PDF nor an MP4');
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
    const storageKey = `samples/${basename(name, extname(name))}`;
    const path = join(dataDir, 'files', storageKey);
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    await writeFileDurably(path, bytes);
    stored.set(name, {
      name,
      mediaType: mediaTypeOf(bytes),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest(),
      storageKey,
    });
  }
  for (const directory of ['files/samples', 'files', '.']) syncDirectory(join(dataDir, directory));
  return stored;
}
