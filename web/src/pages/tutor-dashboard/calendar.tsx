import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { TutorPlan } from '#pages/dashboard/tutor-plan.tsx';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';

/** When a tutor teaches and when she is away. */
export function TutorCalendar() {
  const { t } = useTranslation(['availability', 'dashboard']);
  const timezone = useViewerTimezone();
  return (
    <>
      <PageHeader title={t('dashboard:places.tutor.calendar')} note={t('note')} />
      <TutorPlan tutor={{ id: null, timezone }} />
    </>
  );
}
