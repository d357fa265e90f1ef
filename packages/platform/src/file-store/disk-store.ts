import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sync, writeFileDurably } from '#durable-files.ts';
import type { ByteRange, FileStore } from './file-store.ts';

/** Below the data directory, where backups find them. */
export function createDiskStore(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const pathOf = (storageKey: string) => join(root, storageKey);
  const moveIn = async (from: string, to: string) => {
    await makeFolder(dirname(to), dataDir);
    await rename(from, to);
    await sync(dirname(to));
  };
  return {
    keep: (storageKey, { path }) => moveIn(path, pathOf(storageKey)),
    async put(storageKey, bytes) {
      const path = await newIncoming(dataDir);
      await writeFileDurably(path, bytes);
      await moveIn(path, pathOf(storageKey));
    },
    async open(storageKey, range) {
      const path = pathOf(storageKey);
      await access(path);
      return ReadableStream.from(bytesOf(path, range));
    },
    forget: storageKey => rm(pathOf(storageKey), { force: true }),
    async *under(folder) {
      for (const name of await readdir(join(root, folder)).catch(noneYet)) {
        const found = await stat(join(root, folder, name)).catch(goneMeanwhile);
        if (found?.isFile()) yield { storageKey: `${folder}/${name}`, keptAt: found.mtime };
      }
    },
  };
}

/** Opened when it is first read: a body that nobody reads leaves nothing open. */
async function* bytesOf(path: string, range: ByteRange | undefined): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path, range && { start: range.first, end: range.last });
}

/** What is not whole yet lies beside where files are kept, so that it is moved there at once. */
export const INCOMING_FOLDER = 'incoming';

export async function newIncoming(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'files', INCOMING_FOLDER);
  await makeFolder(folder, dataDir);
  return join(folder, randomBytes(16).toString('hex'));
}

/** With every folder on the way to it, durable as what is put there. */
async function makeFolder(folder: string, dataDir: string): Promise<void> {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (firstMade === undefined) return;
  for (let made = folder; made !== dataDir && made !== dirname(made); made = dirname(made))
    await sync(dirname(made));
}

function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

function goneMeanwhile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
