import { useTranslation } from 'react-i18next';
import { RowLink, type RowsProps, RowTick, Tick } from './row-parts.tsx';

const alignment = (isNumeric = false) => (isNumeric ? 'text-end tabular-nums' : 'text-start');

export function RowTable<Row>(props: RowsProps<Row>) {
  const { t } = useTranslation('lists');
  const { label, columns, rows, rowKey, rowName, selection } = props;
  const [title, ...others] = columns;
  return (
    <div className="overflow-x-auto rounded-large border border-line bg-paper">
      <table className="w-full text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {selection && (
              <td className="w-11 ps-2">
                <Tick label={t('selectAll')} isSelected={selection.isAll} onChange={selection.selectAll} />
              </td>
            )}
            {columns.map(column => (
              <th
                key={column.id}
                scope="col"
                className={`px-4 py-3 font-medium ${alignment(column.isNumeric)}`}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr
              key={rowKey(row)}
              className="border-b border-line last:border-b-0 has-checked:bg-teal-soft has-focus-visible:bg-sand"
            >
              {selection && (
                <td className="w-11 ps-2">
                  <RowTick selection={selection} name={rowName(row)} of={rowKey(row)} />
                </td>
              )}
              <th scope="row" className="px-4 py-1 text-start font-semibold">
                <RowLink {...props} row={row}>
                  {title.cell(row)}
                </RowLink>
              </th>
              {others.map(({ id, cell, isNumeric }) => (
                <td key={id} className={`px-4 py-1 ${alignment(isNumeric)}`}>
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
