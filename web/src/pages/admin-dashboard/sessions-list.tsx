import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { AllSessions } from '#views/session-calendar/all-sessions.tsx';
import { plannerDialogs } from '#views/session-calendar/planner-dialogs.tsx';

const calendar = dashboardAddress('admin', 'sessions');

/** Everybody's lessons as a list. */
export function AdminSessionsList() {
  const { t } = useTranslation(['session-calendar', 'dashboard']);
  return (
    <DialogHost of={plannerDialogs}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.admin.sessions')} />
        </div>
        <LinkButton to={calendar} tone="secondary">
          {t('views.calendar')}
        </LinkButton>
      </div>
      <AllSessions calendarAddress={calendar} />
    </DialogHost>
  );
}
