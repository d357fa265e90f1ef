import { useTranslation } from 'react-i18next';
import { SecuritySection } from '../../features/auth/security/security-section.tsx';
import { CalendarSection } from '../../features/calendar/calendar-section.tsx';
import { OwnProfile } from '../dashboard/own-profile.tsx';

export function TutorProfile() {
  const { t } = useTranslation(['profiles', 'dashboard']);
  return (
    <OwnProfile title={t('dashboard:places.tutor.profile')} note={t('note')}>
      <CalendarSection />
      <SecuritySection />
    </OwnProfile>
  );
}
