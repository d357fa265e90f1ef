import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#ui/page-link.tsx';
import type { ListColumns } from './list-column.ts';
import type { RowKeys } from './use-row-keys.ts';
import type { Selection } from './use-selection.ts';

/** What the table of a desk and the cards of a phone are both made from. */
export interface RowsProps<Row> {
  readonly label: string;
  readonly columns: ListColumns<Row>;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** As it is read aloud where the row is ticked. */
  readonly rowName: (row: Row) => string;
  readonly addressOf: (row: Row) => string;
  readonly rowProps: RowKeys['rowProps'];
  /** Null where nothing can be done with several rows. */
  readonly selection: Selection | null;
}

interface RowLinkProps<Row> extends Pick<RowsProps<Row>, 'rows' | 'rowKey' | 'addressOf' | 'rowProps'> {
  readonly row: Row;
  readonly children: ReactNode;
}

export const RowLink = <Row,>({ row, rows, rowKey, addressOf, rowProps, children }: RowLinkProps<Row>) => (
  <PageLink
    to={addressOf(row)}
    {...rowProps(rowKey(row), rows.map(rowKey))}
    className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
  >
    {children}
  </PageLink>
);

interface TickProps {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

export const Tick = ({ label, isSelected, onChange }: TickProps) => (
  <label className="grid size-11 cursor-pointer place-items-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={isSelected}
      onChange={event => onChange(event.target.checked)}
      className="size-4.5 accent-teal"
    />
  </label>
);

interface RowTickProps {
  readonly selection: Selection;
  readonly name: string;
  readonly of: string;
}

export function RowTick({ selection, name, of: key }: RowTickProps) {
  const { t } = useTranslation('lists');
  return (
    <Tick
      label={t('select', { name })}
      isSelected={selection.isSelected(key)}
      onChange={isWanted => selection.select(key, isWanted)}
    />
  );
}
