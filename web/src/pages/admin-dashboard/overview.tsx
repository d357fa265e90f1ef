import { useTranslation } from 'react-i18next';
import { ActivityDialog } from '#pages/dashboard/activity-dialog.ts';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { SecuritySection } from '#people/auth/security/security-section.tsx';
import { Clocks } from '#views/today/clocks.tsx';
import { TodayBoard } from '#views/today/today-board.tsx';

export function AdminOverview() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('adminRoot.title')} note={t('adminRoot.note')} />
        </div>
        <Clocks />
      </div>
      <div className="mt-5 flex flex-col gap-8">
        <TodayBoard />
        <SecuritySection calendarAddress={null} Activity={ActivityDialog} />
      </div>
    </>
  );
}
