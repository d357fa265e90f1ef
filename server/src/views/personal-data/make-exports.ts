import { randomUUID } from 'node:crypto';
import { EXPORT_KEPT_MS } from '@bayan/domain/personal-data/request-times';
import type { Database } from '@bayan/platform/db/database';
import { inTransaction } from '@bayan/platform/db/transaction';
import type { FileStore } from '@bayan/platform/file-store/file-store';
import { type Disk, receiveToDisk } from '@bayan/platform/file-store/incoming';
import { newKeyIn, UPLOADS_FOLDER } from '@bayan/platform/file-store/receive-file';
import { zip } from '@bayan/platform/zip';
import type { Logger } from 'pino';
import { recordChange } from '#academy/audit/audit.repository.ts';
import { insertFile } from '#academy/files/files.repository.ts';
import { exportedEntries, exportedFiles } from './exported-entries.ts';
import { expireExports, lockWaitingExport, markReady, waitingExports } from './exports.repository.ts';

interface ExportParts {
  readonly files: FileStore;
  readonly disk: Disk;
  readonly now: Date;
}

type Waiting = Awaited<ReturnType<typeof waitingExports>>[number];

/** Room for all that is not a file. */
const TEXT_BYTES = 256 * 1024 * 1024;

/** Makes those that wait. One that cannot be made keeps nobody else's, and is tried again. */
export async function makeWaitingExports(
  db: Database,
  parts: ExportParts & { readonly log: Pick<Logger, 'error'> },
): Promise<void> {
  for (const waiting of await waitingExports(db)) {
    await makeExport(db, waiting, parts).catch((error: unknown) =>
      parts.log.error({ err: error, exportId: waiting.id }, 'an export failed'),
    );
  }
}

async function makeExport(db: Database, waiting: Waiting, { files, disk, now }: ExportParts): Promise<void> {
  const { id, personId, askedBy } = waiting;
  const own = await exportedFiles(db, personId);
  const most = own.reduce((bytes, { size }) => bytes + size, TEXT_BYTES);
  const taken = await receiveToDisk(disk, zip(exportedEntries(db, waiting, { own, files, now })), most);
  const storageKey = newKeyIn(UPLOADS_FOLDER);
  await files.keep(storageKey, taken);
  const fileId = randomUUID();
  const isMade = await inTransaction(db, async tx => {
    // Another process may have been first, or the person is erased.
    if (!(await lockWaitingExport(tx, id))) return false;
    const { size, sha256 } = taken;
    const name = `bayan-export-${now.toISOString().slice(0, 10)}.zip`;
    const file = {
      id: fileId,
      ownerId: askedBy,
      name,
      mediaType: 'application/zip',
      size,
      sha256,
      storageKey,
    };
    await insertFile(tx, { ...file, scanState: 'unscanned', createdAt: now });
    await markReady(tx, id, { fileId, readyAt: now, expiresAt: new Date(now.getTime() + EXPORT_KEPT_MS) });
    const origin = { actor: null, now, requestId: null };
    const after = { personId };
    await recordChange(tx, origin, { action: 'export.made', noun: 'exports', targetId: id, after });
    return true;
  });
  if (!isMade) await files.forget(storageKey);
}

/** After 7 days nobody has it any more (R842). */
export async function deleteOldExports(db: Database, { files, now }: Pick<ExportParts, 'files' | 'now'>) {
  const gone = await inTransaction(db, tx => expireExports(tx, now));
  for (const key of gone) await files.forget(key);
}
