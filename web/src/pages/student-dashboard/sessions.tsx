import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { familyDialogs } from '#teaching/session-moves/family-dialogs.tsx';
import { reportDialogs } from '#teaching/session-reports/report-dialogs.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AddToCalendar } from '#views/calendar/add-to-calendar.tsx';
import { PastList } from '#views/student-sessions/past-list.tsx';
import { UpcomingList } from '#views/student-sessions/upcoming-list.tsx';

const TABS = ['upcoming', 'history'] as const;

/** What is to come and what was. The tab is in the address. */
export function StudentSessions() {
  const { t } = useTranslation(['student-sessions', 'dashboard', 'statements']);
  const [address, setAddress] = useSearchParams();
  const selected = TABS.find(tab => tab === address.get('tab')) ?? 'upcoming';
  const content = {
    upcoming: (
      <UpcomingList
        contactAddress={dashboardAddress('student', 'contact')}
        beside={({ id }) => <AddToCalendar sessionId={id} />}
      />
    ),
    history: <PastList feedbackAddress={dashboardAddress('student', 'feedback')} />,
  };
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.student.sessions')} note={t('note')} />
        </div>
        <LinkButton to={dashboardAddress('student', 'statement')} tone="secondary">
          {t('statements:open')}
        </LinkButton>
      </div>
      <div className="mt-6">
        <DialogHost of={familyDialogs}>
          <DialogHost of={reportDialogs}>
            <Tabs
              label={t('tabs.label')}
              selected={selected}
              onSelect={tab => setAddress({ tab }, { replace: true, preventScrollReset: true })}
              tabs={TABS.map(id => ({ id, label: t(`tabs.${id}`), content: content[id] }))}
            />
          </DialogHost>
        </DialogHost>
      </div>
    </>
  );
}
