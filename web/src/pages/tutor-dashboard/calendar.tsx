import { useTranslation } from 'react-i18next';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { TutorWeek } from '#views/session-calendar/tutor-week.tsx';
import { CalendarHeader } from './calendar-header.tsx';

/** A tutor's own sessions as a week. */
export function TutorCalendar() {
  const { t } = useTranslation('session-calendar');
  return (
    <DialogHost of={sessionDialogs}>
      <div className="mb-5">
        <CalendarHeader part="week" note={t('own.note')} />
      </div>
      <TutorWeek listAddress={`${dashboardAddress('tutor', 'history')}?view=to-come`} />
    </DialogHost>
  );
}
