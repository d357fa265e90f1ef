import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { ApplicationPipeline } from '#people/applications/admin/application-pipeline.tsx';
import { deskFiltersIn } from '#people/applications/admin/pipeline-filters.ts';
import { useAddressFilters } from '#platform/address-filters.ts';

/** What visitors sent by the public forms, from its arrival to the first lesson. */
export function AdminApplications() {
  const { t } = useTranslation(['applications', 'dashboard']);
  const { filters, setFilters } = useAddressFilters(deskFiltersIn);
  return (
    <>
      <PageHeader title={t('dashboard:places.admin.applications')} note={t('note')} />
      <div className="mt-7">
        <ApplicationPipeline filters={filters} onChange={setFilters} />
      </div>
    </>
  );
}
