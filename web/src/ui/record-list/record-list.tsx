import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '#platform/api/use-pages.ts';
import { useIsNarrow } from '#ui/narrow-screen.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { ColumnsButton } from './columns-button.tsx';
import type { ListColumns } from './list-column.ts';
import { RowCards } from './row-cards.tsx';
import type { RowsProps } from './row-parts.tsx';
import { RowTable } from './row-table.tsx';
import { SaveListButton } from './save-list-button.tsx';
import { type BulkAction, SelectionBar } from './selection-bar.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';
import { ViewsButton } from './views-button.tsx';

interface RecordListProps<Row> extends Pick<RowsProps<Row>, 'label' | 'rowKey' | 'rowName' | 'addressOf'> {
  /** Under which a person's views and columns are kept. */
  readonly name: string;
  readonly pages: Pages<Row>;
  readonly columns: ListColumns<Row>;
  /** Absent where the filters have a search field of their own. */
  readonly search?: Pick<ComponentProps<typeof SearchField>, 'label' | 'value' | 'onSearch'>;
  /** Further fields, whose choices stand in the address too (`useAddressFilters`). */
  readonly filters?: ReactNode;
  readonly bulkActions?: readonly BulkAction<Row>[];
  readonly onExport?: () => Promise<void>;
  readonly empty: ComponentProps<typeof PagedList>['empty'];
}

/** A list of records: searched, narrowed, arranged, ticked, saved, and walked through by keyboard (R870). */
export function RecordList<Row>({
  name,
  pages,
  columns,
  search,
  filters,
  bulkActions = [],
  onExport,
  empty,
  ...rows
}: RecordListProps<Row>) {
  const { t } = useTranslation('lists');
  const isNarrow = useIsNarrow();
  const { shown, offered, isShown, choose } = useChosenColumns(name, columns);
  const shownKeys = (pages.items ?? []).map(rows.rowKey);
  const selection = useSelection(shownKeys);
  const canSelect = bulkActions.length > 0;
  const { place, rowProps } = useRowKeys(
    key => canSelect && selection.select(key, !selection.isSelected(key)),
  );
  const Rows = isNarrow ? RowCards : RowTable;
  return (
    <div ref={place} className="flex flex-col gap-4">
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        {search && <SearchField name="q" {...search} />}
        {filters}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ViewsButton list={name} />
        {offered.length > 0 && <ColumnsButton offered={offered} isShown={isShown} onChoose={choose} />}
        {onExport && <SaveListButton onExport={onExport} />}
        {!isNarrow && <p className="ms-auto text-sm text-ink-soft">{t('keys')}</p>}
      </div>
      <PagedList pages={pages} skeletonRows={8} empty={empty}>
        {items => (
          <Rows
            {...rows}
            rows={items}
            columns={shown}
            rowProps={rowProps}
            selection={canSelect ? selection : null}
          />
        )}
      </PagedList>
      {selection.selected.length > 0 && (
        <SelectionBar
          selection={selection}
          rows={(pages.items ?? []).filter(row => selection.isSelected(rows.rowKey(row)))}
          actions={bulkActions}
        />
      )}
    </div>
  );
}
