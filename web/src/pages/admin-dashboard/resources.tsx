import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { AddResourceButton } from '#teaching/resources/add-resource-button.tsx';
import { DownloadsBanner } from '#teaching/resources/downloads-switch.tsx';
import { libraryChoiceIn } from '#teaching/resources/library-filters.ts';
import { resourceDialogs } from '#teaching/resources/resource-dialogs.tsx';
import { ResourceList } from '#teaching/resources/resource-list.tsx';
import { ResourceRecord } from '#teaching/resources/resource-record.tsx';
import { ResourceTiles } from '#teaching/resources/resource-tiles.tsx';
import { useDownloads } from '#teaching/resources/use-downloads.ts';
import { useResources } from '#teaching/resources/use-resources.ts';
import { DialogHost } from '#ui/dialog-host.tsx';

/** The whole library, with what tutors keep to themselves (R930). */
export function AdminResources() {
  const { t } = useTranslation(['resources', 'dashboard']);
  const { filters: choice, setFilters } = useAddressFilters(libraryChoiceIn);
  const { counts, ...pages } = useResources(choice);
  const downloads = useDownloads();
  return (
    <DialogHost of={resourceDialogs}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.admin.resources')} note={t('adminNote')} />
        </div>
        <AddResourceButton />
      </div>
      <div className="mt-7 flex flex-col gap-6">
        {downloads && !downloads.isAllowed && <DownloadsBanner downloads={downloads} />}
        <ResourceTiles counts={counts} />
        <ResourceList pages={pages} choice={choice} onChange={setFilters} />
      </div>
      {choice.open && (
        <ResourceRecord
          key={choice.open}
          id={choice.open}
          canDownload={downloads?.isAllowed ?? false}
          onClose={() => setFilters({ open: null })}
        />
      )}
    </DialogHost>
  );
}
