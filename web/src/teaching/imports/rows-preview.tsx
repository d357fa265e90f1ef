import { columnName, type ImportColumn } from '@bayan/domain/imports/import-columns';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import type { Import } from '@bayan/domain/imports/imports.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { DataTable } from '#ui/data-table.tsx';
import { fileIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { useImportRows } from './use-imports.ts';

/** By which somebody sees that it is the right file; the record has the rest. */
const SHOWN: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  students: ['name', 'email', 'country', 'subjects', 'parentName'],
  tutors: ['name', 'email', 'country', 'subjects'],
  assignments: ['tutorEmail', 'studentEmail', 'subject'],
};

/** The rows as the file has them. */
export function RowsPreview({ of: { id, kind } }: { readonly of: Import }) {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  return (
    <PagedList
      pages={useImportRows(id, false)}
      skeletonRows={6}
      empty={{ icon: fileIcon, title: t('preview.list'), text: t('forgotten') }}
    >
      {rows => (
        <DataTable
          caption={t('preview.list')}
          rows={rows}
          rowKey={({ number }) => String(number)}
          columns={[
            { id: 'row', label: t('preview.row'), isNumeric: true, cell: ({ number }) => number },
            ...SHOWN[kind].map(column => ({
              id: column,
              label: columnName(column, language),
              cell: ({ cells }: (typeof rows)[number]) => (
                <bdi className="wrap-anywhere lg:inline-block lg:max-w-64 lg:wrap-break-word">
                  {cells[column] ?? ''}
                </bdi>
              ),
            })),
          ]}
        />
      )}
    </PagedList>
  );
}
