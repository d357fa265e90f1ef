import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory } from '@bayan/platform/durable-files';
import { type DataDirLayout, isData } from './layout.ts';

/** A complete set of data that waits to take the place of the present one. */
export const RESTORED = 'restored-';
/** The same set once the old data is out of the way. */
const INCOMING = 'incoming-';
export const BEFORE = 'before-restore-';

async function moveAll(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) await rename(join(from, name), join(to, name));
  syncDirectory(to);
  syncDirectory(from);
}

/**
 * Puts restored data in its place, keeping the old. Every step leaves a name behind that tells which step is next,
 * so whoever comes after a crash, a start or another restore, completes it; there is never a moment at which a
 * start would take the directory for a new one.
 */
export async function finishSwap({ dataDir }: DataDirLayout): Promise<void> {
  const find = async (prefix: string) => (await readdir(dataDir)).find(name => name.startsWith(prefix));
  const restored = await find(RESTORED);
  if (restored) {
    const instant = restored.slice(RESTORED.length);
    const old = (await readdir(dataDir)).filter(isData);
    const before = join(dataDir, `${BEFORE}${instant}`);
    if (old.length > 0 || existsSync(before)) {
      await mkdir(before, { recursive: true, mode: 0o700 });
      await moveAll(old, dataDir, before);
    }
    await rename(join(dataDir, restored), join(dataDir, `${INCOMING}${instant}`));
    syncDirectory(dataDir);
  }
  const incoming = await find(INCOMING);
  if (!incoming) return;
  const folder = join(dataDir, incoming);
  await moveAll(await readdir(folder), folder, dataDir);
  await rmdir(folder);
}
