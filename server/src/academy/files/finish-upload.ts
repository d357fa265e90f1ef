import { Refusal } from '@bayan/domain/errors';
import { cleanFileName } from '@bayan/domain/files/file-name';
import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { partsOf } from '@bayan/domain/files/upload-parts';
import { fitsUse, type UploadUse } from '@bayan/domain/files/upload-use';
import type { Database, Transaction } from '@bayan/platform/db/database';
import { inPuttingTogetherTurn } from '@bayan/platform/file-store/file-queue';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import type { ArrivedFile, ReceivedFile, Uploads } from '@bayan/platform/file-store/receive-file';
import { drawPhoto } from './draw-photo.ts';
import { endAsRefused } from './end-upload.ts';
import { findFile, insertFile } from './files.repository.ts';
import { knownUpload } from './known-upload.ts';
import { findUpload, finishUpload, listParts, lockUpload } from './uploads.repository.ts';

interface Asked {
  readonly actor: { readonly id: string };
  readonly params: { readonly id: string };
  readonly now: Date;
  readonly requestId: string;
}

interface Parts {
  readonly files: FileStore;
  readonly uploads: Uploads;
}

function kindOf({ mediaType }: ArrivedFile, use: UploadUse) {
  if (!fitsUse(mediaType, use)) throw new Refusal('file.kind');
  return mediaType;
}

/** Makes a file of the parts: what takes long at once, and then the rest, for which a transaction begins. */
export async function makeFile(db: Database, asked: Asked, parts: Parts) {
  const received = await putTogether(db, asked, parts);
  return (tx: Transaction) => recordFile(tx, asked, received, parts.uploads);
}

/** The whole file, looked into, scanned and kept; null where that was done before. What is refused is so for good. */
const putTogether = (db: Database, asked: Asked, parts: Parts): Promise<ReceivedFile | null> =>
  inPuttingTogetherTurn(asked.actor.id, () =>
    putTogetherNow(db, asked, parts).catch(async (error: unknown) => {
      if (isAboutTheFile(error)) await endAsRefused(db, parts.files, asked);
      throw error;
    }),
  );

const isAboutTheFile = (error: unknown) => error instanceof Refusal && error.code.startsWith('file.');

async function putTogetherNow(
  db: Database,
  { actor, params, requestId }: Asked,
  { files, uploads }: Parts,
): Promise<ReceivedFile | null> {
  // Before the upload: where the parts are gone because somebody finishes it just now, it says so.
  const parts = await listParts(db, params.id);
  const { size, use, finishedAt } = knownUpload(await findUpload(db, actor.id, params.id));
  if (finishedAt) return null;
  if (parts.length < partsOf(size)) throw new Refusal('upload.incomplete');
  const rule = {
    maxBytes: size,
    refuse: (arrived: ArrivedFile) => void kindOf(arrived, use),
    ...(use === 'homework' && {
      remake: (path: string, arrived: ArrivedFile) => drawPhoto(actor.id, path, arrived),
    }),
  };
  return uploads.putTogether(bytesOf(files, parts), rule, requestId);
}

async function* bytesOf(files: FileStore, parts: readonly { storageKey: string }[]) {
  for (const { storageKey } of parts) yield* await files.open(storageKey);
}

/** From now on it is a file, which waits for what it was sent for. */
async function recordFile(
  tx: Transaction,
  { actor, params: { id }, now }: Asked,
  received: ReceivedFile | null,
  uploads: Uploads,
): Promise<UploadedFile> {
  const upload = knownUpload(await lockUpload(tx, actor.id, id));
  if (upload.finishedAt === null && received) {
    const { storageKey, size, sha256, scanState } = received;
    const mediaType = kindOf(received, upload.use);
    const about = { id, name: cleanFileName(upload.name, mediaType), mediaType, size };
    const row = { ...about, ownerId: actor.id, sha256, storageKey, scanState, createdAt: now };
    if (!(await insertFile(tx, row))) throw new Refusal('idempotency.mismatch', { field: 'id' });
    await finishUpload(tx, id, now);
  } else if (received) await uploads.forget(received); // Somebody who asked at the same time was first.
  const file = await findFile(tx, id);
  // What nothing claimed within a day is gone.
  if (!file) throw new Refusal('not-found');
  return file;
}
