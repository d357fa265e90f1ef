import { columnName } from '@bayan/domain/imports/import-columns';
import type { Import } from '@bayan/domain/imports/imports.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { DataTable } from '#ui/data-table.tsx';
import { fileIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { useFaultText } from './fault-text.ts';
import { useImportRows } from './use-imports.ts';

/** Every fault by its row and column (R992). */
export function FaultyRows({ of: { id, kind } }: { readonly of: Import }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  const faultText = useFaultText(kind);
  return (
    <PagedList
      pages={useImportRows(id, true)}
      skeletonRows={6}
      empty={{ icon: fileIcon, title: t('faults.list'), text: t('forgotten') }}
    >
      {rows => (
        <DataTable
          caption={t('faults.list')}
          rows={rows.flatMap(({ number, faults }) => faults.map(fault => ({ number, fault })))}
          rowKey={({ number, fault }) => `${number} ${fault.column} ${fault.problem} ${fault.value}`}
          columns={[
            { id: 'row', label: t('faults.row'), isNumeric: true, cell: ({ number }) => number },
            {
              id: 'column',
              label: t('faults.column'),
              cell: ({ fault: { column } }) => (column ? columnName(column, language) : t('faults.wholeRow')),
            },
            { id: 'problem', label: t('faults.problem'), cell: ({ fault }) => faultText(fault) },
            {
              id: 'value',
              label: t('faults.value'),
              cell: ({ fault: { value } }) =>
                value === '' ? (
                  <span className="text-ink-soft">{t('faults.none')}</span>
                ) : (
                  <bdi className="wrap-anywhere">{value}</bdi>
                ),
            },
          ]}
        />
      )}
    </PagedList>
  );
}
