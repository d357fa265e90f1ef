import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '@bayan/domain/errors';
import { sync } from '../db/embedded/file-tree.ts';

export interface UploadRule {
  readonly maxBytes: number;
}

/** A file that has arrived and is on the disk, where it stays if the change that it came with says so. */
export interface ReceivedFile {
  /** Where it lies below `files` in the data directory. */
  readonly storageKey: string;
  readonly size: number;
  readonly sha256: Buffer;
  /** Its first bytes, by which one can tell what it is. */
  readonly head: Buffer;
}

export interface Uploads {
  receive(request: Request, rule: UploadRule): Promise<ReceivedFile>;
  forget(file: ReceivedFile): Promise<void>;
}

export const UPLOADS_FOLDER = 'uploads';
const HEAD_BYTES = 64;
/** The database has the same disk, and must never find it full because of strangers. */
const LEFT_FREE_BYTES = 512 * 1024 * 1024;

/** Files go to the disk as they arrive, before the change begins: no transaction waits for a slow sender. */
export function createUploads(dataDir: string): Uploads {
  const pathOf = (storageKey: string) => join(dataDir, 'files', storageKey);
  return {
    async receive(request, { maxBytes }) {
      if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('input.too-large');
      const storageKey = `${UPLOADS_FOLDER}/${randomBytes(16).toString('hex')}`;
      const path = pathOf(storageKey);
      await makeFolder(dataDir, dirname(path));
      await refuseWithoutRoom(dataDir, maxBytes);
      const file = await open(path, 'wx', 0o600);
      try {
        const described = await take(request, file, maxBytes);
        await file.sync();
        await sync(dirname(path));
        return { storageKey, ...described };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
    },
    forget: ({ storageKey }) => rm(pathOf(storageKey), { force: true }),
  };
}

async function take(request: Request, file: FileHandle, maxBytes: number) {
  const hash = createHash('sha256');
  let size = 0;
  let head = Buffer.alloc(0);
  for await (const chunk of bytesOf(request)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Refusal('input.too-large');
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
    hash.update(chunk);
    await file.appendFile(chunk);
  }
  return { size, sha256: hash.digest(), head };
}

/** Somebody who stops sending half-way is refused; a disk that fails is not their fault. */
async function* bytesOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  try {
    while (reader) {
      const { done, value } = await reader.read().catch(() => {
        throw new Refusal('input.unreadable');
      });
      if (done) return;
      yield value;
    }
  } finally {
    reader?.releaseLock();
  }
}

async function makeFolder(dataDir: string, folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  await sync(dirname(folder));
  await sync(dataDir);
}

async function refuseWithoutRoom(dataDir: string, maxBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < LEFT_FREE_BYTES + maxBytes) throw new Refusal('service.unavailable');
}
