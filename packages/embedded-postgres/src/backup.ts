import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { copyTree, giveTree, syncDirectory, writeFileDurably } from '@bayan/platform/durable-files';
import { StartupError } from '@bayan/platform/startup-error';
import { attachEmbedded } from './attach.ts';
import { copyCluster } from './cluster-copy.ts';
import { lockBackups } from './data-dir-lock.ts';
import { instantName } from './instant.ts';
import { startEmbedded } from './launcher.ts';
import { type DataDirLayout, isPlainData, openDataDir } from './layout.ts';
import { CLUSTER_COPY, FILES_COPY, MANIFEST, type Manifest, makeManifest, sizeOf } from './manifest.ts';

export interface BackupOptions {
  readonly dataDir: string;
  /** The folder to make; `backups/<instant>` in the data directory when undefined. */
  readonly target?: string | undefined;
  readonly now: Date;
}

export interface BackupResult {
  readonly path: string;
  readonly bytes: number;
}

const PARTIAL = '.partial-';
const isWithin = (path: string, folder: string) => path.startsWith(folder + sep);

/** The application's server when it runs, else one for the time of the work. */
async function withAdmin<T>(dataDir: string, work: (adminUrl: string) => Promise<T>): Promise<T> {
  const running = await attachEmbedded(dataDir);
  if (running) return work(running.adminUrl);
  const server = await startEmbedded({ dataDir, log: () => {} });
  try {
    return await work(server.adminUrl);
  } finally {
    await server.stop();
  }
}

async function prepareTarget({ dataDir, backups }: DataDirLayout, target: string): Promise<string> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const path = join(await realpath(dirname(target)), basename(target));
  if (existsSync(path)) throw new StartupError(`${path} is already there, and a backup replaces nothing`);
  if (isWithin(path, dataDir) && !isWithin(path, backups)) {
    throw new StartupError(`${path} is among the data to be backed up: choose a folder outside ${dataDir}`);
  }
  return path;
}

/** What a backup that was killed has left. The caller holds the lock, so none of it is in the making. */
async function removePartial({ backups }: DataDirLayout): Promise<void> {
  if (!existsSync(backups)) return;
  for (const name of (await readdir(backups)).filter(entry => entry.includes(PARTIAL))) {
    await rm(join(backups, name), { recursive: true });
  }
}

async function fill(folder: string, { dataDir, cluster }: DataDirLayout, now: Date): Promise<Manifest> {
  const version = await withAdmin(dataDir, url => copyCluster(cluster, join(folder, CLUSTER_COPY), url));
  // After the database: a file is written before the row that names it, so no row lacks its file.
  await mkdir(join(folder, FILES_COPY), { mode: 0o700 });
  for (const name of (await readdir(dataDir)).filter(isPlainData)) {
    await copyTree(join(dataDir, name), join(folder, FILES_COPY, name), { mayVanish: true });
  }
  syncDirectory(join(folder, FILES_COPY));
  const manifest = await makeManifest(folder, now, version);
  await writeFileDurably(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** A backup made by root inside somebody's data directory is theirs. */
async function shareOwner(path: string, { dataDir, backups }: DataDirLayout): Promise<void> {
  const owner = await stat(dataDir);
  if (process.geteuid?.() !== 0 || owner.uid === 0 || !isWithin(path, backups)) return;
  await giveTree(backups, owner);
}

/** Copies the database and every other file of the academy, while the application runs or not. */
export async function backup({ dataDir, target, now }: BackupOptions): Promise<BackupResult> {
  if (!existsSync(dataDir)) throw new StartupError(`there is nothing to back up: ${dataDir} does not exist`);
  const layout = openDataDir(dataDir);
  if (!existsSync(layout.cluster)) throw new StartupError(`there is no database in ${dataDir} to back up`);
  const release = await lockBackups(layout);
  try {
    const path = await prepareTarget(layout, resolve(target ?? join(layout.backups, instantName(now))));
    await removePartial(layout);
    const aside = await mkdtemp(`${path}${PARTIAL}`);
    try {
      const manifest = await fill(aside, layout, now);
      await shareOwner(aside, layout);
      syncDirectory(aside);
      await rename(aside, path);
      syncDirectory(dirname(path));
      return { path, bytes: sizeOf(manifest) };
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}
