import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '@bayan/platform/startup-error';
import { z } from 'zod';
import type { DataDirLayout } from './layout.ts';
import { isAlive, startedAt } from './processes.ts';

const ownerSchema = z.object({ pid: z.number().int().positive(), startedAt: z.string() });
type Owner = z.infer<typeof ownerSchema>;
export type Release = () => void;

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** The process that holds the lock and is still running. A lock that outlived its process counts for nothing. */
export function liveOwner(file: string): Owner | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw new StartupError(`the lock ${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    const owner = ownerSchema.parse(JSON.parse(text));
    return isAlive(owner.pid) && startedAt(owner.pid) === owner.startedAt ? owner : undefined;
  } catch {
    return undefined; // cut short by a power failure
  }
}

/** Linking a finished file means that nobody ever reads a lock without its owner's name in it. */
function createOwned(file: string): boolean {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) ?? '' }));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/** Takes the lock, or tells who has it. */
async function tryLock(file: string): Promise<{ release: Release } | { heldBy: Owner }> {
  while (!createOwned(file)) {
    const heldBy = liveOwner(file);
    if (heldBy) return { heldBy };
    // Two processes may both find the same stale lock. Were both to remove it, the second would remove
    // the lock that the first has just taken; so removing needs a lock too.
    const removal = await tryLock(`${file}.removal`);
    if ('heldBy' in removal) {
      await sleep(20);
      continue;
    }
    if (!liveOwner(file)) rmSync(file, { force: true });
    removal.release();
  }
  let isHeld = true;
  const release = () => {
    if (isHeld) rmSync(file, { force: true });
    isHeld = false;
  };
  return { release };
}

/** One application per data directory. */
export async function lockDataDir({ dataDir, appLock }: DataDirLayout): Promise<Release> {
  const lock = await tryLock(appLock);
  if ('release' in lock) return lock.release;
  throw new StartupError(`the data directory ${dataDir} is in use by process ${lock.heldBy.pid}`);
}

export async function lockBackups({ dataDir, backupLock }: DataDirLayout): Promise<Release> {
  const lock = await tryLock(backupLock);
  if ('release' in lock) return lock.release;
  throw new StartupError(`process ${lock.heldBy.pid} is already making a backup of ${dataDir}`);
}
