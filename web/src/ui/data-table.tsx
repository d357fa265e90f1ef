import type { ReactNode } from 'react';
import { useIsNarrow } from './narrow-screen.ts';

interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, where their digits can be compared. */
  readonly isNumeric?: boolean;
}

interface DataTableProps<Row> {
  /** What the table holds; read aloud. */
  readonly caption: string;
  /** The first one names the row, and is the title of its card. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table where there is room for one; on a phone each row is a card. */
export const DataTable = <Row,>(props: DataTableProps<Row>) =>
  useIsNarrow() ? <Cards {...props} /> : <Table {...props} />;

const alignment = (isNumeric = false) => (isNumeric ? 'text-end tabular-nums' : 'text-start');

function Table<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const [title, ...others] = columns;
  return (
    <div className="overflow-x-auto rounded-large border border-line bg-paper">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {columns.map(({ id, label, isNumeric }) => (
              <th key={id} scope="col" className={`px-5 py-3.5 font-medium ${alignment(isNumeric)}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
              <th scope="row" className={`px-5 py-3.5 font-semibold ${alignment(title.isNumeric)}`}>
                {title.cell(row)}
              </th>
              {others.map(({ id, cell, isNumeric }) => (
                <td key={id} className={`px-5 py-3.5 ${alignment(isNumeric)}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  const [title, ...others] = columns;
  return (
    <ul aria-label={caption} className="flex flex-col gap-3">
      {rows.map(row => (
        <li key={rowKey(row)} className="rounded-card border border-line bg-paper p-4">
          <div className="font-semibold">
            {/* A number alone does not say what it counts. */}
            {title.isNumeric && `${title.label} `}
            {title.cell(row)}
          </div>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
            {others.map(({ id, label, cell }) => (
              <div key={id} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="text-end tabular-nums">{cell(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
