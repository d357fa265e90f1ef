import { useTranslation } from 'react-i18next';
import { SecurityEventFilterBar } from '#academy/security-events/security-event-filter-bar.tsx';
import { filtersIn } from '#academy/security-events/security-event-filters.ts';
import { SecurityEventList } from '#academy/security-events/security-event-list.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { PeopleHeader } from './people-header.tsx';

/** What happened to accounts and was tried on them. */
export function AdminSecurity() {
  const { t } = useTranslation('security-events');
  const { filters, setFilters } = useAddressFilters(filtersIn);
  return (
    <>
      <PeopleHeader part="security" note={t('note')} />
      <div className="mt-7 flex flex-col gap-6">
        <SecurityEventFilterBar filters={filters} onChange={setFilters} />
        <SecurityEventList filters={filters} />
      </div>
    </>
  );
}
