import { createHash } from 'node:crypto';
import { type FileHandle, open, rm, statfs } from 'node:fs/promises';
import { Refusal } from '@bayan/domain/errors';
import { createDiskStore, INCOMING_FOLDER, newIncoming } from './disk-store.ts';
import type { LyingFile } from './file-store.ts';
import { unavailable } from './unavailable.ts';

/** A file that has arrived and is on the disk, and is not kept anywhere yet. */
export interface TakenFile extends LyingFile {
  readonly size: number;
}

export interface Disk {
  readonly dataDir: string;
  /** The database has the same disk, and must never find it full because of strangers. */
  readonly diskLeftFreeBytes: number;
}

/** What all files under way may have of the disk, whoever sends them (R614). */
const SHARE_OF_PARTS = 1 / 5;

/** What all who are sending now may still fill. */
let promisedBytes = 0;

/** Takes a file to the disk as it arrives. */
export async function receiveToDisk(
  disk: Disk,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<TakenFile> {
  promisedBytes += maxBytes;
  try {
    await refuseWithoutRoom(disk, promisedBytes);
    return await takeToDisk(disk.dataDir, bytes, maxBytes);
  } finally {
    promisedBytes -= maxBytes;
  }
}

async function takeToDisk(
  dataDir: string,
  bytes: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<TakenFile> {
  const path = await newIncoming(dataDir);
  const file = await open(path, 'wx', 0o600);
  try {
    const described = await write(file, bytes, maxBytes);
    await file.sync();
    return { path, ...described };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** What a crash has left. What still arrives is younger: nobody may take a day to send. */
export async function deleteOldIncoming(dataDir: string, before: Date): Promise<void> {
  const disk = createDiskStore(dataDir);
  for await (const { storageKey, keptAt } of disk.under(INCOMING_FOLDER)) {
    if (keptAt < before) await disk.forget(storageKey);
  }
}

async function write(file: FileHandle, bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Refusal('input.too-large');
    hash.update(chunk);
    await file.appendFile(chunk);
  }
  return { size, sha256: hash.digest() };
}

async function refuseWithoutRoom({ dataDir, diskLeftFreeBytes }: Disk, wanted: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < diskLeftFreeBytes + wanted) throw unavailable('the disk is nearly full');
}

/** Refuses to begin what would take all files under way beyond their share. */
export async function refuseBeyondShare({ dataDir }: Disk, bytesUnderWay: number): Promise<void> {
  const { blocks, bsize } = await statfs(dataDir);
  if (bytesUnderWay > blocks * bsize * SHARE_OF_PARTS)
    throw unavailable('the files under way have all of the disk they may have');
}
