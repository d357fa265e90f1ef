import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { givenIn, isFiltered, queryOf, useAddressFilters } from '#platform/address-filters.ts';
import { useDownload } from '#platform/api/use-download.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { shieldCheckIcon } from '#ui/icons/site-icons.ts';
import { RecordList } from '#ui/record-list/record-list.tsx';
import { SecurityEventFilterBar } from './security-event-filter-bar.tsx';
import { filtersIn } from './security-event-filters.ts';
import { useSecurityEventColumns } from './use-security-event-columns.tsx';

/** What happened to everybody's accounts, newest first (R633). */
export function SecurityEventList() {
  const { t } = useTranslation('security-events');
  const { pathname } = useLocation();
  const download = useDownload();
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const query = givenIn(filters);
  return (
    <RecordList
      name="security-events"
      label={t('list')}
      pages={usePages('GET /api/security-events', { query })}
      columns={useSecurityEventColumns(filters)}
      rowKey={({ id }) => id}
      rowName={({ kind }) => t(`kinds.${kind}`)}
      // An event has no page of its own: it leads to all of the same kind.
      addressOf={({ kind }) => `${pathname}?${queryOf({ ...filters, kind })}`}
      filters={<SecurityEventFilterBar filters={filters} onChange={setFilters} />}
      onExport={() => download('GET /api/security-events/export', { query })}
      empty={{
        icon: shieldCheckIcon,
        title: t('empty.title'),
        text: t(isFiltered(filters) ? 'empty.filtered' : 'empty.text'),
      }}
    />
  );
}
