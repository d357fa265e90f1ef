import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { copyTree, giveTree, syncDirectory } from '@bayan/platform/durable-files';
import { StartupError } from '@bayan/platform/startup-error';
import { chooseRunner, type Runner } from './account.ts';
import { findBinaries } from './binaries.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { instantName } from './instant.ts';
import { type DataDirLayout, isData, openDataDir } from './layout.ts';
import { clearLeftover } from './leftover.ts';
import { CLUSTER_COPY, checkBackup, FILES_COPY } from './manifest.ts';
import { BEFORE, finishSwap, RESTORED } from './swap.ts';

export interface RestoreOptions {
  readonly dataDir: string;
  readonly source: string;
  readonly now: Date;
}

export interface RestoreResult {
  /** When the backup was taken. */
  readonly takenAt: string;
  /** Where the data that was there before is kept; undefined when there was none. */
  readonly kept: string | undefined;
}

const UNFINISHED = 'restoring-';

/** Whether a restore would put something aside. */
export const holdsData = (dataDir: string) => existsSync(dataDir) && readdirSync(dataDir).some(isData);

async function build(aside: string, source: string, layout: DataDirLayout, runner: Runner): Promise<void> {
  const isRoot = process.geteuid?.() === 0;
  const cluster = join(aside, basename(layout.cluster));
  await copyTree(join(source, CLUSTER_COPY), cluster);
  if (runner.account) await giveTree(cluster, runner.account);
  // Root may restore for an application that runs as the directory's owner and must be able to read its files.
  const owner = await stat(layout.dataDir);
  for (const name of await readdir(join(source, FILES_COPY))) {
    await copyTree(join(source, FILES_COPY, name), join(aside, name));
    if (isRoot) await giveTree(join(aside, name), { uid: owner.uid, gid: owner.gid });
  }
  syncDirectory(aside);
}

/** Replaces the data directory's data by a backup's. What was there is kept beside it. */
export async function restore({ dataDir, source, now }: RestoreOptions): Promise<RestoreResult> {
  if (!existsSync(source)) throw new StartupError(`there is no backup ${resolve(source)}`);
  const from = await realpath(source);
  const layout = openDataDir(dataDir);
  const release = await lockDataDir(layout);
  try {
    const manifest = await checkBackup(from);
    await finishSwap(layout);
    await clearLeftover(layout, () => {});
    for (const name of (await readdir(layout.dataDir)).filter(entry => entry.startsWith(UNFINISHED))) {
      await rm(join(layout.dataDir, name), { recursive: true });
    }
    const runner = chooseRunner(layout, findBinaries(layout));
    const aside = await mkdtemp(join(layout.dataDir, UNFINISHED));
    try {
      await build(aside, from, layout, runner);
      await rename(aside, join(layout.dataDir, `${RESTORED}${instantName(now)}`));
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
    syncDirectory(layout.dataDir);
    await finishSwap(layout);
    const kept = join(layout.dataDir, `${BEFORE}${instantName(now)}`);
    return { takenAt: manifest.takenAt, kept: existsSync(kept) ? kept : undefined };
  } finally {
    release();
  }
}
