import { useTranslation } from 'react-i18next';
import { ActivityDialog } from '#pages/dashboard/activity-dialog.ts';
import { BeingBuiltCard } from '#pages/dashboard/coming-soon-panel.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { SecuritySection } from '#people/auth/security/security-section.tsx';
import { WaitingMessages } from '#teaching/messages/waiting-messages.tsx';
import { answerDialogs } from '#teaching/session-requests/answer-dialogs.tsx';
import { OpenRequests } from '#teaching/session-requests/open-requests.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { shieldCheckIcon } from '#ui/icons/site-icons.ts';
import { SessionsWithoutTutor } from '#views/admin-overview/sessions-without-tutor.tsx';

export function AdminOverview() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t('adminRoot.title')} note={t('adminRoot.note')} />
      <div className="mt-7 flex flex-col gap-8">
        <WaitingMessages />
        <DialogHost of={answerDialogs}>
          <OpenRequests />
        </DialogHost>
        <SessionsWithoutTutor />
        <SecuritySection calendarAddress={null} Activity={ActivityDialog} />
      </div>
      <BeingBuiltCard icon={shieldCheckIcon} />
    </>
  );
}
