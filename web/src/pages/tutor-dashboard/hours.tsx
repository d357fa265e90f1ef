import { useTranslation } from 'react-i18next';
import { TutorPlan } from '#pages/dashboard/tutor-plan.tsx';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { CalendarHeader } from './calendar-header.tsx';

/** When a tutor teaches and when she is away. */
export function TutorHours() {
  const { t } = useTranslation('availability');
  const timezone = useViewerTimezone();
  return (
    <>
      <CalendarHeader part="hours" note={t('note')} />
      <TutorPlan tutor={{ id: null, timezone }} />
    </>
  );
}
