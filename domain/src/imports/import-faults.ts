import { FIELD_PROBLEMS } from '#errors.ts';
import type { ImportColumn } from './import-columns.ts';

/** What can be wrong with a file or a cell of it, besides what can be wrong with any field. */
export const IMPORT_PROBLEMS = [
  ...FIELD_PROBLEMS,
  /** Of the first row. */
  'column-missing',
  'column-unknown',
  'column-twice',
  /** Of the file. */
  'no-rows',
  'too-many-rows',
  'quote-open',
  /** Of a row. */
  'too-many-cells',
  /** Of a cell. */
  'encoding',
  'formula',
  'repeated',
  'taken',
  'no-tutor',
  'no-student',
  'inactive',
  'assigned',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

export interface ImportFault {
  /** Null where it is about the whole row. */
  readonly column: ImportColumn | null;
  readonly problem: ImportProblem;
  /** As the file has it, shortened. */
  readonly value: string;
  /** For `repeated`: the row that has it first. */
  readonly firstRow?: number;
}

/** Why an import cannot be undone: what has happened since to what a row made. */
export const IMPORT_USES = ['gone', 'changed', 'invited', 'used'] as const;
export type ImportUse = (typeof IMPORT_USES)[number];
