import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Refusal } from '@bayan/domain/errors';
import type { MediaType } from '@bayan/domain/files/media-type';
import type { FileStore } from '../files/file-store.ts';
import { type TakenFile, takeIn } from '../files/incoming.ts';
import type { Scan } from '../files/scanner.ts';
import { sniff } from '../files/sniff.ts';

export interface UploadRule {
  readonly maxBytes: number;
  /** Refuses what arrived whole and is not wanted, before anything is kept. */
  readonly refuse: (arrived: ArrivedFile) => void;
}

export interface ArrivedFile {
  readonly size: number;
  /** By looking into it; null for whatever the academy does not keep. */
  readonly mediaType: MediaType | null;
}

/** A file that is kept, and stays if the change that it came with says so. */
export interface ReceivedFile extends ArrivedFile {
  readonly storageKey: string;
  readonly sha256: Buffer;
  readonly scanState: 'clean' | 'unscanned';
}

export interface Uploads {
  receive(request: Request, rule: UploadRule, requestId: string): Promise<ReceivedFile>;
  forget(file: ReceivedFile): Promise<void>;
}

interface Parts {
  readonly dataDir: string;
  readonly files: FileStore;
  readonly scan: Scan;
}

export const UPLOADS_FOLDER = 'uploads';

/** Files are kept as they arrive, before the change begins: no transaction waits for a slow sender. */
export const createUploads = ({ dataDir, files, scan }: Parts): Uploads => ({
  async receive(request, { maxBytes, refuse }, requestId) {
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new Refusal('input.too-large');
    const taken = await takeIn(dataDir, bytesOf(request), maxBytes);
    const keep = async ({ path, size, sha256 }: TakenFile): Promise<ReceivedFile> => {
      const mediaType = await sniff(path, size);
      refuse({ size, mediaType });
      const scanState = await scan(path, requestId);
      const storageKey = `${UPLOADS_FOLDER}/${randomBytes(16).toString('hex')}`;
      await files.keep(storageKey, taken);
      return { storageKey, size, sha256, mediaType, scanState };
    };
    return keep(taken).finally(() => rm(taken.path, { force: true }));
  },
  forget: ({ storageKey }) => files.forget(storageKey),
});

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
