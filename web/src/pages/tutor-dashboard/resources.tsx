import { useTranslation } from 'react-i18next';
import { AddResourceButton } from '#features/resources/add-resource-button.tsx';
import { DownloadsBanner, DownloadsSwitch } from '#features/resources/downloads-switch.tsx';
import { ResourceActions } from '#features/resources/resource-actions.tsx';
import { ResourceCard } from '#features/resources/resource-card.tsx';
import { ResourceDialogs } from '#features/resources/resource-dialogs.tsx';
import { ResourceFilterBar } from '#features/resources/resource-filter-bar.tsx';
import { filtersIn } from '#features/resources/resource-filters.ts';
import { ResourceGrid } from '#features/resources/resource-grid.tsx';
import { ResourceTiles } from '#features/resources/resource-tiles.tsx';
import { UsageGuidelines } from '#features/resources/usage-guidelines.tsx';
import { useDownloads } from '#features/resources/use-downloads.ts';
import { useResources } from '#features/resources/use-resources.ts';
import { PlaceHead } from '#pages/dashboard/place-head.tsx';
import { isFiltered, useAddressFilters } from '#platform/address-filters.ts';
import { useAuth } from '#platform/auth/auth-context.ts';

/** What tutors teach with: found, viewed, saved, and shared with the others. */
export function TutorResources() {
  const { t } = useTranslation(['resources', 'dashboard']);
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const { counts, ...pages } = useResources(filters);
  const downloads = useDownloads();
  const me = useAuth().userProfile?.id;
  return (
    <ResourceDialogs>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PlaceHead title={t('dashboard:places.tutor.resources')} note={t('note')} />
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
                isMine={resource.uploadedBy.id === me}
                canDownload={downloads?.isOn ?? false}
              />
            </ResourceCard>
          )}
        </ResourceGrid>
        <UsageGuidelines />
      </div>
    </ResourceDialogs>
  );
}
