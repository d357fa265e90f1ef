import { useTranslation } from 'react-i18next';
import { AccountSections } from '#pages/dashboard/account-sections.tsx';
import { OwnProfile } from '#pages/dashboard/own-profile.tsx';
import { NoticeSection } from '#teaching/notices/notice-section.tsx';
import { ReminderSection } from '#teaching/reminders/reminder-section.tsx';

export function StudentProfile() {
  const { t } = useTranslation(['profiles', 'dashboard']);
  return (
    <OwnProfile title={t('dashboard:places.student.profile')} note={t('studentNote')}>
      <ReminderSection />
      <NoticeSection side="student" />
      <AccountSections />
    </OwnProfile>
  );
}
