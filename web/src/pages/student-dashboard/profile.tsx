import { useTranslation } from 'react-i18next';
import { SecuritySection } from '../../features/auth/security/security-section.tsx';
import { CalendarSection } from '../../features/calendar/calendar-section.tsx';
import { ReminderSection } from '../../features/reminders/reminder-section.tsx';
import { OwnProfile } from '../dashboard/own-profile.tsx';

export function StudentProfile() {
  const { t } = useTranslation(['profiles', 'dashboard']);
  return (
    <OwnProfile title={t('dashboard:places.student.profile')} note={t('studentNote')}>
      <ReminderSection />
      <CalendarSection />
      <SecuritySection />
    </OwnProfile>
  );
}
