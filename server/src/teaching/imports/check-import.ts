import { Refusal } from '@bayan/domain/errors';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import type { ImportRecord } from '@bayan/domain/imports/imports.contract';
import { IMPORT_LIMITS } from '@bayan/domain/imports/imports.limits';
import type { Database, Transaction } from '@bayan/platform/db/database';
import type { UploadRule } from '@bayan/platform/file-store/receive-file';
import { type ActionContext, recordChange } from '#academy/audit/audit.repository.ts';
import { withClashes } from './find-clashes.ts';
import { findImport, insertImport } from './imports.repository.ts';
import { readImport } from './read-import.ts';

/** A workbook or a picture is known by its first bytes; a text file is known by none. */
export const IMPORT_FILE: UploadRule = {
  maxBytes: IMPORT_LIMITS.fileBytes,
  refuse({ size, mediaType }) {
    if (size === 0) throw new Refusal('file.empty');
    if (mediaType !== null) throw new Refusal('file.kind');
  },
};

interface SentFile {
  readonly kind: ImportKind;
  readonly fileName: string;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Reads a file before any transaction, and answers with what stores its preview: no record of anybody (R990). */
export async function checkImport(
  db: Database,
  context: ActionContext,
  { kind, fileName, bytes }: SentFile,
): Promise<(tx: Transaction) => Promise<ImportRecord>> {
  const { actor, now } = context;
  const read = await readImport(kind, bytes, now);
  const rows = await withClashes(db, kind, read.rows);
  return async tx => {
    const id = await insertImport(tx, { ...read, rows, kind, fileName, madeBy: actor.id, now });
    const after = await findImport(tx, id);
    if (!after) throw new Error('an import is not there after it was checked');
    await recordChange(tx, context, { action: 'import.checked', noun: 'imports', targetId: id, after });
    return after;
  };
}
