import { useTranslation } from 'react-i18next';
import { SecuritySection } from '../../features/auth/security/security-section.tsx';
import { ProfilePanel } from '../../features/profiles/profile-panel.tsx';
import { useProfile } from '../../features/profiles/use-profile.ts';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PlaceHead } from '../dashboard/place-head.tsx';

export function TutorProfile() {
  const { t } = useTranslation(['profiles', 'dashboard']);
  const errorTexts = useErrorTexts();
  const { data: person, error, refetch } = useProfile();
  return (
    <>
      <PlaceHead title={t('dashboard:places.tutor.profile')} note={t('note')} />
      <div className="mt-7">
        {person ? (
          <ProfilePanel person={person}>
            <SecuritySection />
          </ProfilePanel>
        ) : error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={4} />
        )}
      </div>
    </>
  );
}
