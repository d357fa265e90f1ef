import { columnName, columnNamed, type ImportColumn, NEEDED_COLUMNS } from './import-columns.ts';
import type { ImportFault } from './import-faults.ts';
import type { ImportKind } from './import-kinds.ts';

interface ImportHeader {
  /** By place in a row; null where the column has no name that is known. */
  readonly columns: readonly (ImportColumn | null)[];
  readonly faults: readonly ImportFault[];
}

/** Reads the first row of a file (R990). A column without any name is passed over if its cells are empty too. */
export function readHeader(kind: ImportKind, cells: readonly string[]): ImportHeader {
  const columns = cells.map(cell => columnNamed(kind, cell));
  const faults: ImportFault[] = [];
  columns.forEach((column, place) => {
    const value = cells[place] ?? '';
    if (column === null && value.trim() !== '')
      faults.push({ column: null, problem: 'column-unknown', value });
    if (column !== null && columns.indexOf(column) < place)
      faults.push({ column, problem: 'column-twice', value });
  });
  for (const column of NEEDED_COLUMNS[kind])
    if (!columns.includes(column))
      faults.push({ column, problem: 'column-missing', value: columnName(column, 'en') });
  return { columns, faults };
}
