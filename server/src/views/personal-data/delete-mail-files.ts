import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const SHORTEST_WORD = 3;

/**
 * Where no mail server is set, mails lie as files in the data directory. Of one that was sent the database keeps no
 * content: whose it is shows only in the file, by address or name.
 */
export async function deleteMailFiles(dataDir: string, words: readonly string[]): Promise<void> {
  const telling = words.filter(word => word.length >= SHORTEST_WORD);
  const folder = join(dataDir, 'mail');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8').catch(() => '');
    if (telling.some(word => text.includes(word))) await rm(path, { force: true });
  }
}
