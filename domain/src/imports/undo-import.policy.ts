import type { ImportState } from './import-kinds.ts';
import { IMPORT_LIMITS } from './imports.limits.ts';

interface UndoableImport {
  readonly state: ImportState;
  readonly confirmedAt: Date | null;
}

/** Every admin can take an import back as a whole, for a day (R994). */
export const canUndoImport = ({ state, confirmedAt }: UndoableImport, now: Date): boolean =>
  state === 'confirmed' &&
  confirmedAt !== null &&
  now.getTime() - confirmedAt.getTime() < IMPORT_LIMITS.keptMs;
