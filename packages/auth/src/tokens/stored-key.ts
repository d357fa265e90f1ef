import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '@bayan/platform/startup-error';

interface StoredKey {
  readonly dataDir: string;
  /** Of its file. */
  readonly name: string;
  readonly generate: () => Promise<unknown>;
  /** What helps where the file cannot be read. */
  readonly remedy: string;
}

/** A key in the data directory; the first start makes it. */
export async function storedKey({ dataDir, name, generate, remedy }: StoredKey): Promise<unknown> {
  const folder = join(dataDir, 'auth');
  const path = join(folder, name);
  const kept = await readKept(path, remedy);
  if (kept !== undefined) return kept;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeOnce(folder, path, JSON.stringify(await generate()));
  return readKept(path, remedy);
}

async function readKept(path: string, remedy: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new StartupError(`${path} is damaged: ${remedy}`);
  }
}

/** A link, unlike a rename, fails where the name is taken: of two processes that start at once both read the first key. */
async function writeOnce(folder: string, path: string, text: string) {
  const aside = join(folder, `.${randomUUID()}`);
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(aside);
  }
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}
