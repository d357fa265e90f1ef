import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { NoticeList } from '#teaching/notices/notice-list.tsx';
import { PageHeader } from './page-header.tsx';

/** What one was told of: the page behind the bell, in every area. */
export function Notices() {
  const { t } = useTranslation('notices');
  const { userProfile } = useAuth();
  if (!userProfile?.role) return null;
  const { role } = userProfile;
  return (
    <>
      <PageHeader title={t('title')} note={`${t(`note.${role}`)} ${t('kept')}`} />
      <div className="mt-7">
        <NoticeList role={role} />
      </div>
    </>
  );
}
