import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { isFiltered, useAddressFilters } from '#platform/address-filters.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { AddResourceButton } from '#teaching/resources/add-resource-button.tsx';
import { DownloadsBanner, DownloadsSwitch } from '#teaching/resources/downloads-switch.tsx';
import { ResourceActions } from '#teaching/resources/resource-actions.tsx';
import { ResourceCard } from '#teaching/resources/resource-card.tsx';
import { resourceDialogs } from '#teaching/resources/resource-dialogs.tsx';
import { ResourceFilterBar } from '#teaching/resources/resource-filter-bar.tsx';
import { filtersIn } from '#teaching/resources/resource-filters.ts';
import { ResourceGrid } from '#teaching/resources/resource-grid.tsx';
import { ResourceTiles } from '#teaching/resources/resource-tiles.tsx';
import { UsageGuidelines } from '#teaching/resources/usage-guidelines.tsx';
import { useDownloads } from '#teaching/resources/use-downloads.ts';
import { useResources } from '#teaching/resources/use-resources.ts';
import { DialogHost } from '#ui/dialog-host.tsx';

/** What tutors teach with: found, viewed, saved, and shared with the others. */
export function TutorResources() {
  const { t } = useTranslation(['resources', 'dashboard']);
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const { counts, ...pages } = useResources(filters);
  const downloads = useDownloads();
  const me = useAuth().userProfile?.id;
  return (
    <DialogHost of={resourceDialogs}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.tutor.resources')} note={t('note')} />
        </div>
        <AddResourceButton />
      </div>
      <div className="mt-7 flex flex-col gap-6">
        {downloads && <DownloadsSwitch downloads={downloads} />}
        {downloads && !downloads.isOn && <DownloadsBanner downloads={downloads} />}
        <ResourceTiles counts={counts} />
        <ResourceFilterBar filters={filters} onChange={setFilters} />
        <ResourceGrid pages={pages} isFiltered={isFiltered(filters)}>
          {resource => (
            <ResourceCard resource={resource}>
              <ResourceActions
                resource={resource}
                canChange={resource.uploadedBy.id === me}
                canDownload={downloads?.isOn ?? false}
              />
            </ResourceCard>
          )}
        </ResourceGrid>
        <UsageGuidelines />
      </div>
    </DialogHost>
  );
}
