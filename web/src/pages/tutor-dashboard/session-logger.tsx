import { useTranslation } from 'react-i18next';
import { SessionLogger } from '../../features/sessions/logger/session-logger.tsx';
import { useAuth } from '../../platform/auth/auth-context.ts';
import { PlaceHead } from '../dashboard/place-head.tsx';

export function TutorSessionLogger() {
  const { t } = useTranslation(['sessions', 'dashboard']);
  const { userProfile } = useAuth();
  return (
    <>
      <PlaceHead title={t('dashboard:places.tutor.session-logger')} note={t('logger.note')} />
      {userProfile && <SessionLogger profile={userProfile} />}
    </>
  );
}
