import { setImmediate } from 'node:timers/promises';
import { plainEmail } from '@bayan/domain/fields/email-address';
import type { ImportColumn } from '@bayan/domain/imports/import-columns';
import type { ImportFault } from '@bayan/domain/imports/import-faults';
import { readHeader } from '@bayan/domain/imports/import-header';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import { ROW_LIMITS } from '@bayan/domain/imports/imports.limits';
import { decodeFile } from './decode-file.ts';
import { subjectsNamed } from './known-names.ts';
import { readCsv } from './read-csv.ts';
import { type Cells, readRow, shown } from './read-row.ts';

export interface ImportedRow {
  readonly number: number;
  readonly cells: Cells;
  readonly record: object | null;
  readonly faults: readonly ImportFault[];
}

export interface ReadImport {
  /** Of the whole file, also those that are too many to be read. */
  readonly rowCount: number;
  readonly fileFaults: readonly ImportFault[];
  readonly rows: readonly ImportedRow[];
}

/** Then others have theirs: a long file must not keep this thread from people's requests. */
const ROWS_IN_A_TURN = 100;

/** Reads a whole file, with everything that is wrong with it by itself (R992). */
export async function readImport(
  kind: ImportKind,
  bytes: AsyncIterable<Uint8Array>,
  now: Date,
): Promise<ReadImport> {
  const most = ROW_LIMITS[kind];
  const fileFaults: ImportFault[] = [];
  const rows: ImportedRow[] = [];
  const known = new Map<string, number>();
  let columns: readonly (ImportColumn | null)[] | null = null;
  let rowCount = 0;
  for await (const { number, cells } of readCsv(decodeFile(bytes))) {
    if (cells === null) {
      fileFaults.push({ column: null, problem: 'quote-open', value: String(number) });
      break;
    }
    if (cells.every(cell => cell.trim() === '')) continue;
    if (columns === null) {
      const header = readHeader(kind, cells.map(shown));
      columns = header.columns;
      fileFaults.push(...header.faults);
      continue;
    }
    rowCount += 1;
    if (rowCount % ROWS_IN_A_TURN === 0) await setImmediate();
    // By a wrong first row nothing below it is understood, and every cell would be at fault.
    if (fileFaults.length === 0 && rowCount <= most)
      rows.push(checkedRow(kind, columns, { number, cells }, { known, now }));
  }
  if (rowCount === 0 && fileFaults.length === 0)
    fileFaults.push({ column: null, problem: 'no-rows', value: '' });
  if (rowCount > most) fileFaults.push({ column: null, problem: 'too-many-rows', value: String(rowCount) });
  return { rowCount, fileFaults, rows };
}

function checkedRow(
  kind: ImportKind,
  columns: readonly (ImportColumn | null)[],
  { number, cells: texts }: { readonly number: number; readonly cells: readonly string[] },
  { known, now }: { readonly known: Map<string, number>; readonly now: Date },
): ImportedRow {
  const cells: Partial<Record<ImportColumn, string>> = {};
  const faults: ImportFault[] = [];
  texts.forEach((text, place) => {
    const column = columns[place] ?? null;
    if (text.trim() === '') return;
    if (column === null) faults.push({ column: null, problem: 'too-many-cells', value: shown(text) });
    else cells[column] = text.trim();
  });
  const read = readRow(kind, cells, now);
  faults.push(...read.faults);
  const repeated = repetition(kind, cells, { number, known });
  if (repeated) faults.push(repeated);
  const seen = Object.fromEntries(Object.entries(cells).map(([column, text]) => [column, shown(text)]));
  return { number, cells: seen, record: faults.length === 0 ? read.record : null, faults };
}

/** What no two rows may have both: a person's address, or who teaches whom what. */
function keyIn(
  kind: ImportKind,
  cells: Cells,
): { readonly column: ImportColumn; readonly key: string } | null {
  if (kind !== 'assignments') return cells.email ? { column: 'email', key: plainEmail(cells.email) } : null;
  const { tutorEmail, studentEmail, subject } = cells;
  if (!tutorEmail || !studentEmail || !subject) return null;
  const taught = subjectsNamed(subject)?.join() ?? subject;
  return {
    column: 'studentEmail',
    key: [plainEmail(tutorEmail), plainEmail(studentEmail), taught].join(' '),
  };
}

function repetition(
  kind: ImportKind,
  cells: Cells,
  { number, known }: { readonly number: number; readonly known: Map<string, number> },
): ImportFault | null {
  const found = keyIn(kind, cells);
  if (found === null) return null;
  const { column, key } = found;
  const firstRow = known.get(key);
  if (firstRow !== undefined)
    return { column, problem: 'repeated', value: shown(cells[column] ?? ''), firstRow };
  known.set(key, number);
  return null;
}
