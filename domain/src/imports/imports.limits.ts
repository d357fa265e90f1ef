import { keptMs } from '#personal-data/retention.ts';
import type { ImportKind } from './import-kinds.ts';

const MIB = 1024 * 1024;

export const IMPORT_LIMITS = {
  /** About 100,000 rows: a file that is far too long still gets a preview that says so. */
  fileBytes: 32 * MIB,
  fileName: 255,
  /** One row. An open quotation mark would otherwise take the rest of the file for one cell. */
  rowCharacters: 64 * 1024,
  /** How much of a cell the preview shows. */
  shownCharacters: 120,
  /** For how long an import can be undone, and what the file said is kept. */
  keptMs: keptMs('imports'),
  invitationsAtOnce: 100,
} as const;

/** Rows of one import: all of it is one transaction. */
export const ROW_LIMITS: Readonly<Record<ImportKind, number>> = {
  students: 5000,
  tutors: 5000,
  assignments: 1000,
};
