import { RowLink, type RowsProps, RowTick } from './row-parts.tsx';

export function RowCards<Row>(props: RowsProps<Row>) {
  const { label, columns, rows, rowKey, rowName, selection } = props;
  const [title, ...others] = columns;
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {rows.map(row => (
        <li
          key={rowKey(row)}
          className="rounded-card border border-line bg-paper px-4 py-2 has-checked:bg-teal-soft"
        >
          <div className="flex items-center justify-between gap-2 font-semibold">
            <RowLink {...props} row={row}>
              {title.cell(row)}
            </RowLink>
            {selection && <RowTick selection={selection} name={rowName(row)} of={rowKey(row)} />}
          </div>
          {others.length > 0 && (
            <dl className="mb-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
              {others.map(({ id, label: name, cell }) => (
                <div key={id} className="contents">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="min-w-0 text-end break-words tabular-nums">{cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
