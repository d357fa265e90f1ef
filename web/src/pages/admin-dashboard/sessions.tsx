import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { NewSeriesButton } from '#teaching/session-series/new-series-button.tsx';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { choiceIn } from '#views/session-calendar/calendar-address.ts';
import { NewLessonButton } from '#views/session-calendar/new-lesson-button.tsx';
import { plannerDialogs } from '#views/session-calendar/planner-dialogs.tsx';
import { SessionPlanner } from '#views/session-calendar/session-planner.tsx';

/** Everybody's lessons as a calendar. */
export function AdminSessions() {
  const { t } = useTranslation(['dashboard', 'session-series']);
  const [address] = useSearchParams();
  return (
    <DialogHost of={sessionDialogs}>
      <DialogHost of={plannerDialogs}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
          <div>
            <PageHeader title={t('places.admin.sessions')} />
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton to={dashboardAddress('admin', 'sessions/series')} tone="secondary">
              {t('session-series:list.title')}
            </LinkButton>
            <NewSeriesButton viewer="admin" />
            <NewLessonButton day={choiceIn(address).day} />
          </div>
        </div>
        <SessionPlanner listAddress={dashboardAddress('admin', 'sessions/list')} />
      </DialogHost>
    </DialogHost>
  );
}
