import { createHash, randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Refusal } from '@bayan/domain/errors';
import type { MediaType } from '@bayan/domain/files/media-type';
import { detectMediaType } from './detect-media-type.ts';
import { inReceivingTurn, type Sender } from './file-queue.ts';
import type { FileStore } from './file-store.ts';
import { type Disk, receiveToDisk, type TakenFile } from './incoming.ts';
import type { Scan } from './scanner.ts';

export interface UploadRule {
  readonly maxBytes: number;
  /** Refuses what arrived whole and is not wanted, before anything is kept. */
  readonly refuse: (arrived: ArrivedFile) => void;
  /** Of a larger file, which is looked into and scanned once it is whole. */
  readonly isPart?: true;
  /** What is kept in the place of what arrived; null where that stays as it is. */
  readonly remake?: (path: string, arrived: ArrivedFile) => Promise<Remade | null>;
}

export interface ArrivedFile {
  readonly size: number;
  /** By looking into it; null for whatever the academy does not keep. */
  readonly mediaType: MediaType | null;
}

interface Remade {
  readonly bytes: Buffer;
  readonly mediaType: MediaType;
}

/** A file that is kept, and stays if the change that it came with says so. */
export interface ReceivedFile extends ArrivedFile {
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly scanState: 'clean' | 'unscanned';
}

export interface Uploads {
  receive(request: Request, rule: UploadRule, sent: Sent): Promise<ReceivedFile>;
  /** The same for bytes that were sent before, in several requests. */
  putTogether(bytes: AsyncIterable<Uint8Array>, rule: UploadRule, requestId: string): Promise<ReceivedFile>;
  forget(file: ReceivedFile): Promise<void>;
}

interface Sent {
  readonly requestId: string;
  readonly sender: Sender;
}

interface Parts {
  readonly disk: Disk;
  readonly files: FileStore;
  readonly scan: Scan;
}

export const UPLOADS_FOLDER = 'uploads';
export const PARTS_FOLDER = 'parts';

/** Files are kept as they arrive, before the change begins: no transaction waits for a slow sender. */
export function createUploads({ disk, files, scan }: Parts): Uploads {
  const keepWhole = async (
    taken: TakenFile,
    { refuse, remake }: UploadRule,
    requestId: string,
  ): Promise<ReceivedFile> => {
    const { path, size, sha256 } = taken;
    const arrived: ArrivedFile = { size, mediaType: await detectMediaType(path, size) };
    refuse(arrived);
    const scanState = await scan(path, requestId);
    const storageKey = newKeyIn(UPLOADS_FOLDER);
    const remade = await remake?.(path, arrived);
    if (!remade) {
      await files.keep(storageKey, taken);
      return { ...arrived, storageKey, sha256, scanState };
    }
    const { bytes, mediaType } = remade;
    await files.put(storageKey, bytes);
    return { storageKey, size: bytes.byteLength, sha256: sha256Of(bytes), mediaType, scanState };
  };
  const keepPart = async (taken: TakenFile, { refuse }: UploadRule): Promise<ReceivedFile> => {
    const { size, sha256 } = taken;
    const arrived = { size, mediaType: null };
    refuse(arrived);
    const storageKey = newKeyIn(PARTS_FOLDER);
    await files.keep(storageKey, taken);
    return { ...arrived, storageKey, sha256, scanState: 'unscanned' };
  };
  const take = async (bytes: AsyncIterable<Uint8Array>, rule: UploadRule, requestId: string) => {
    const taken = await receiveToDisk(disk, bytes, rule.maxBytes);
    const keeping = rule.isPart ? keepPart(taken, rule) : keepWhole(taken, rule, requestId);
    return keeping.finally(() => rm(taken.path, { force: true }));
  };
  return {
    async receive(request, rule, { requestId, sender }) {
      if (Number(request.headers.get('content-length') ?? 0) > rule.maxBytes)
        throw new Refusal('input.too-large');
      return inReceivingTurn(sender, () => take(bytesOf(request), rule, requestId));
    },
    putTogether: take,
    forget: ({ storageKey }) => files.forget(storageKey),
  };
}

export const newKeyIn = (folder: string) => `${folder}/${randomBytes(16).toString('hex')}`;
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

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
