import { IMPORT_USES, type ImportUse } from '@bayan/domain/imports/import-faults';
import { ApiError } from '#platform/api-client.ts';

interface UsedRow {
  readonly row: number;
  readonly use: ImportUse;
}

const isUse = (use: unknown): use is ImportUse => IMPORT_USES.some(known => known === use);

/** The rows whose records keep an import from being undone; none where something else did. */
export function usedRowsIn(error: Error | null): readonly UsedRow[] {
  const used = error instanceof ApiError ? error.refused.used : undefined;
  if (!Array.isArray(used)) return [];
  return used.filter((row): row is UsedRow => typeof row?.row === 'number' && isUse(row.use));
}
