import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isFiltered, queryOf } from '#platform/address-filters.ts';
import type { Pages } from '#platform/api/use-pages.ts';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { libraryIcon } from '#ui/icons/site-icons.ts';
import { RecordList } from '#ui/record-list/record-list.tsx';
import type { LibraryChoice } from './library-filters.ts';
import { ResourceChoices } from './resource-choices.tsx';
import { resourceDialogs } from './resource-dialogs.tsx';
import { SHELF_CHANGES } from './shelf-changes.ts';
import { ShelfFilter } from './shelf-filter.tsx';
import { useResourceColumns } from './use-resource-columns.tsx';
import { useExportResources } from './use-resources.ts';

interface ResourceListProps {
  readonly pages: Pages<Resource>;
  readonly choice: LibraryChoice;
  readonly onChange: (change: Partial<LibraryChoice>, how?: { readonly replace: boolean }) => void;
}

/** The whole library, one line for each resource (R837). */
export function ResourceList({ pages, choice, onChange }: ResourceListProps) {
  const { t } = useTranslation('resources');
  const { pathname } = useLocation();
  const openDialog = useOpenDialog(resourceDialogs);
  const { open: _open, ...filters } = choice;
  return (
    <RecordList
      name="resources"
      label={t('list')}
      pages={pages}
      columns={useResourceColumns()}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      addressOf={({ id }) => `${pathname}?${queryOf({ ...filters, open: id })}`}
      search={{
        label: t('filters.search'),
        value: filters.q ?? '',
        onSearch: q => onChange({ q: q || null }, { replace: true }),
      }}
      filters={
        <>
          <ResourceChoices filters={filters} onChange={onChange} />
          <ShelfFilter shelf={filters.shelf} onChange={onChange} />
        </>
      }
      bulkActions={SHELF_CHANGES.map(change => ({
        id: change,
        label: t(`changes.${change}.open`),
        onPress: (resources: readonly Resource[]) => openDialog({ dialog: 'shelf', change, resources }),
      }))}
      onExport={useExportResources(filters)}
      empty={{
        icon: libraryIcon,
        title: t('empty.title'),
        text: t(isFiltered(filters) ? 'empty.filtered' : 'empty.text'),
      }}
    />
  );
}
