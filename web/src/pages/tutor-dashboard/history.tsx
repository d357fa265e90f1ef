import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { isFiltered, useAddressFilters } from '#platform/address-filters.ts';
import { ExportButton } from '#teaching/sessions/export-button.tsx';
import { HistoryFilterBar } from '#teaching/sessions/history-filter-bar.tsx';
import { filtersIn } from '#teaching/sessions/history-filters.ts';
import { HistoryTiles } from '#teaching/sessions/history-tiles.tsx';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { SessionList } from '#teaching/sessions/session-list.tsx';
import { useSessionTotals } from '#teaching/sessions/use-sessions.ts';
import { DialogHost } from '#ui/dialog-host.tsx';

/** Every session a tutor has logged: found, added up, corrected, rated and exported. */
export function TutorHistory() {
  const { t } = useTranslation(['sessions', 'dashboard']);
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const { data: totals } = useSessionTotals(filters);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.tutor.history')} note={t('history.note')} />
        </div>
        <ExportButton filters={filters} />
      </div>
      <div className="mt-7 flex flex-col gap-6">
        <HistoryTiles totals={totals} />
        <HistoryFilterBar filters={filters} onChange={setFilters} />
        <DialogHost of={sessionDialogs}>
          <SessionList
            filters={filters}
            emptyText={t(isFiltered(filters) ? 'history.empty.filtered' : 'history.empty.text')}
          />
        </DialogHost>
      </div>
    </>
  );
}
