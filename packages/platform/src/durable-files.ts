import { createHash } from 'node:crypto';
import { closeSync, createReadStream, fsyncSync, openSync } from 'node:fs';
import { copyFile, lchown, mkdir, open, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface TreeEntry {
  /** Relative to the tree's root, with slashes. A directory's ends with one. */
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

export function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Until a file, or the names in a directory, are on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function copyFileDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await sync(to);
}

export async function writeFileDurably(file: string, content: string | Buffer): Promise<void> {
  await writeFile(file, content, { mode: 0o600 });
  await sync(file);
}

export interface CopyOptions {
  /** Leaves out a path relative to the root; a directory's ends with a slash. */
  readonly isLeftOut?: (path: string) => boolean;
  /** Files may go while they are copied; a copy without them is then as good. */
  readonly mayVanish?: boolean;
}

/** Waiting for the disk takes most of the time, and several waits at once cost little more than one. */
async function severalAtOnce<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let next = 0; next < items.length; next += 32) {
    results.push(...(await Promise.all(items.slice(next, next + 32).map(work))));
  }
  return results;
}

/** Copies a file or a whole directory to a place that does not exist yet. Links are followed. */
export async function copyTree(from: string, to: string, options: CopyOptions = {}): Promise<void> {
  const { isLeftOut, mayVanish } = options;
  const orVanished = async <T>(work: Promise<T>) => {
    try {
      return await work;
    } catch (error) {
      if (mayVanish && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  };
  const copyDirectory = async (at: string): Promise<void> => {
    const names = (await orVanished(readdir(join(from, at)))) ?? [];
    await mkdir(join(to, at), { mode: 0o700 });
    const directories = await severalAtOnce(names, async name => {
      const path = `${at}${name}`;
      const isDirectory = (await orVanished(stat(join(from, path))))?.isDirectory();
      if (isDirectory === undefined || isLeftOut?.(isDirectory ? `${path}/` : path)) return [];
      if (isDirectory) return [`${path}/`];
      await orVanished(copyFileDurably(join(from, path), join(to, path)));
      return [];
    });
    for (const directory of directories.flat()) await copyDirectory(directory);
    await sync(join(to, at));
  };
  const top = await orVanished(stat(from));
  if (top?.isDirectory()) await copyDirectory('');
  else if (top) await orVanished(copyFileDurably(from, to));
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

async function describeFile(root: string, path: string): Promise<TreeEntry> {
  const file = join(root, path);
  return { path, bytes: (await stat(file)).size, sha256: await sha256Of(file) };
}

/** Everything in a directory, in an order that does not depend on the file system. */
export async function describeTree(root: string, at = ''): Promise<TreeEntry[]> {
  const children = await readdir(join(root, at), { withFileTypes: true });
  const files = children.filter(child => !child.isDirectory()).map(child => `${at}${child.name}`);
  const directories = children.filter(child => child.isDirectory()).map(child => `${at}${child.name}/`);
  const entries = await severalAtOnce(files.sort(), path => describeFile(root, path));
  for (const path of directories.sort()) {
    entries.push({ path, bytes: 0, sha256: '' }, ...(await describeTree(root, path)));
  }
  return entries;
}

export async function giveTree(path: string, owner: { uid: number; gid: number }): Promise<void> {
  await lchown(path, owner.uid, owner.gid);
  if (!(await stat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveTree(join(path, name), owner);
}
