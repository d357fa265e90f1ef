import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An erasure that was done: who, and when. */
interface DoneErasure {
  readonly id: string;
  readonly personId: string;
  readonly at: string;
}

/** Beside the database, so that a restored backup does not bring anybody back unnoticed (R848). */
const pathIn = (dataDir: string) => join(dataDir, 'erasures.jsonl');

export async function readErased(dataDir: string): Promise<DoneErasure[]> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A line that a crash has cut off is written again at the next start, from the database.
  return text.split('\n').flatMap(line => {
    try {
      return line === '' ? [] : [JSON.parse(line) as DoneErasure];
    } catch {
      return [];
    }
  });
}

export async function writeErased(dataDir: string, done: readonly DoneErasure[]): Promise<void> {
  if (done.length === 0) return;
  const file = await open(pathIn(dataDir), 'a', 0o600);
  try {
    // Begins on a line of its own, whatever a crash has left.
    await file.appendFile(`\n${done.map(one => JSON.stringify(one)).join('\n')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
