import { useTranslation } from 'react-i18next';
import { AccountSections } from '#pages/dashboard/account-sections.tsx';
import { OwnProfile } from '#pages/dashboard/own-profile.tsx';
import { NoticeSection } from '#teaching/notices/notice-section.tsx';

export function TutorProfile() {
  const { t } = useTranslation(['profiles', 'dashboard']);
  return (
    <OwnProfile title={t('dashboard:places.tutor.profile')} note={t('note')}>
      <NoticeSection side="tutor" />
      <AccountSections />
    </OwnProfile>
  );
}
