import { useTranslation } from 'react-i18next';
import { AuditFilterBar } from '#people/audit/audit-filter-bar.tsx';
import { filtersIn } from '#people/audit/audit-filters.ts';
import { AuditList } from '#people/audit/audit-list.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { PeopleHeader } from './people-header.tsx';

/** Who changed what. */
export function AdminAudit() {
  const { t } = useTranslation('audit');
  const { filters, setFilters } = useAddressFilters(filtersIn);
  return (
    <>
      <PeopleHeader part="audit" note={t('note')} />
      <div className="mt-7 flex flex-col gap-6">
        <AuditFilterBar filters={filters} onChange={setFilters} />
        <AuditList filters={filters} />
      </div>
    </>
  );
}
