import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PlaceHead } from '#pages/dashboard/page-header.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { placeAddress } from '#shell/dashboard/place-address.ts';
import { AskDialogs } from '#teaching/session-requests/request-dialogs.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AddToCalendar } from '#views/calendar/add-to-calendar.tsx';
import { AheadList } from '#views/student-sessions/upcoming-list.tsx';
import { OverList } from '#views/student-sessions/past-list.tsx';

const TABS = ['upcoming', 'history'] as const;

/** What is to come and what was. The tab is in the address. */
export function StudentSessions() {
  const { t } = useTranslation(['student-sessions', 'dashboard']);
  const [address, setAddress] = useSearchParams();
  const timezone = useAuth().userProfile?.timezone;
  if (!timezone) return null;
  const selected = TABS.find(tab => tab === address.get('tab')) ?? 'upcoming';
  const content = {
    upcoming: (
      <AheadList
        timezone={timezone}
        contactAddress={placeAddress('student', 'contact')}
        beside={({ id }) => <AddToCalendar sessionId={id} />}
      />
    ),
    history: <OverList timezone={timezone} feedbackAddress={placeAddress('student', 'feedback')} />,
  };
  return (
    <>
      <PlaceHead title={t('dashboard:places.student.sessions')} note={t('note')} />
      <div className="mt-6">
        <AskDialogs timezone={timezone}>
          <Tabs
            label={t('tabs.label')}
            selected={selected}
            onSelect={tab => setAddress({ tab }, { replace: true, preventScrollReset: true })}
            tabs={TABS.map(id => ({ id, label: t(`tabs.${id}`), content: content[id] }))}
          />
        </AskDialogs>
      </div>
    </>
  );
}
