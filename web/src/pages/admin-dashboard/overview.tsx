import { useTranslation } from 'react-i18next';
import { SecuritySection } from '#features/auth/security/security-section.tsx';
import { WaitingMessages } from '#features/messages/waiting-messages.tsx';
import { AnswerDialogs } from '#features/sessions/requests/answer-dialogs.tsx';
import { OpenRequests } from '#features/sessions/requests/open-requests.tsx';
import { SessionsWithoutTutor } from '#features/sessions/without-tutor/sessions-without-tutor.tsx';
import { ActivityDialog } from '#pages/dashboard/activity-dialog.ts';
import { BeingBuiltCard } from '#pages/dashboard/place-being-built.tsx';
import { PlaceHead } from '#pages/dashboard/place-head.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { shieldCheckIcon } from '#ui/icons/site-icons.ts';

export function AdminOverview() {
  const { t } = useTranslation('dashboard');
  const timezone = useAuth().userProfile?.timezone;
  return (
    <>
      <PlaceHead title={t('adminRoot.title')} note={t('adminRoot.note')} />
      {timezone && (
        <div className="mt-7 flex flex-col gap-8">
          <WaitingMessages timezone={timezone} />
          <AnswerDialogs timezone={timezone}>
            <OpenRequests timezone={timezone} />
          </AnswerDialogs>
          <SessionsWithoutTutor timezone={timezone} />
          <SecuritySection calendarAddress={null} Activity={ActivityDialog} />
        </div>
      )}
      <BeingBuiltCard icon={shieldCheckIcon} />
    </>
  );
}
