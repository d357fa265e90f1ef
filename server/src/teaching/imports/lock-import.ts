import { Refusal } from '@bayan/domain/errors';
import { type ImportRecord, importView } from '@bayan/domain/imports/imports.contract';
import type { Transaction } from '@bayan/platform/db/database';
import type { RecordVersion } from '@bayan/platform/http/route';
import { lockImport } from './imports.repository.ts';

/** The import, held until the change is done: there, and as the admin last saw it. */
export async function lockImportForChange(
  tx: Transaction,
  { id, version }: RecordVersion,
): Promise<ImportRecord> {
  const found = await lockImport(tx, id);
  if (!found) throw new Refusal('not-found');
  if (found.version !== version) throw new Refusal('conflict.stale', { current: importView.parse(found) });
  return found;
}
