import type { PersonsRows } from './mark.ts';
import { personalData } from './personal-data.ts';

/** Rows of a person, and the table that they are in. */
interface MarkedRows {
  readonly table: string;
  readonly rows: PersonsRows;
}

/** All rows of a person, in the order of an erasure. */
export const MARKED_ROWS: readonly MarkedRows[] = Object.entries(personalData).flatMap(([table, mark]) =>
  (mark.rows ?? []).map(rows => ({ table, rows })),
);

/** The files that go with the person, with where their bytes lie. */
export const OWN_FILES: PersonsRows = {
  whose: (personalData.files?.rows ?? []).map(({ whose }) => `(${whose})`).join(' or '),
  exported: ['storage_key'],
};
