import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { NewSeriesButton } from '#teaching/session-series/new-series-button.tsx';
import { SeriesGaps } from '#teaching/session-series/series-gaps.tsx';
import { SeriesList } from '#teaching/session-series/series-list.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { plannerDialogs } from '#views/session-calendar/planner-dialogs.tsx';

/** Everybody's weekly series. */
export function AdminSessionSeries() {
  const { t } = useTranslation(['session-series', 'session-calendar', 'timetables']);
  return (
    <DialogHost of={plannerDialogs}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <PageHeader title={t('list.title')} note={t('list.note')} />
        </div>
        <div className="flex flex-wrap gap-3">
          <NewSeriesButton viewer="admin" />
          <LinkButton to={dashboardAddress('admin', 'settings?tab=ramadan')} tone="secondary">
            {t('timetables:open')}
          </LinkButton>
          <LinkButton to={dashboardAddress('admin', 'sessions')} tone="secondary">
            {t('session-calendar:views.calendar')}
          </LinkButton>
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <SeriesGaps viewer="admin" />
        <SeriesList viewer="admin" />
      </div>
    </DialogHost>
  );
}
