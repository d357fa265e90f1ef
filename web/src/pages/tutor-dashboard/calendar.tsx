import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { TutorPlan } from '#pages/dashboard/tutor-plan.tsx';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** When a tutor teaches and when she is away. */
export function TutorCalendar() {
  const { t } = useTranslation(['availability', 'dashboard', 'session-series']);
  const timezone = useViewerTimezone();
  return (
    <>
      <PageHeader title={t('dashboard:places.tutor.calendar')} note={t('note')} />
      <div className="mt-4">
        <LinkButton to={dashboardAddress('tutor', 'calendar/series')} tone="secondary">
          {t('session-series:list.title')}
        </LinkButton>
      </div>
      <TutorPlan tutor={{ id: null, timezone }} />
    </>
  );
}
