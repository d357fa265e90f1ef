import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { PasskeyOffer } from '#people/auth/security/passkey-offer.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { placeAddress } from '#shell/dashboard/place-address.ts';
import { answerDialogs } from '#teaching/session-requests/answer-dialogs.tsx';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TutorOverview } from '#views/tutor-overview/tutor-overview.tsx';

export function TutorOverviewPage() {
  const { t } = useTranslation(['sessions', 'dashboard']);
  const { userProfile } = useAuth();
  if (!userProfile) return null;
  return (
    <>
      <div className="mb-7 flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.tutor.overview')} />
        </div>
        <nav aria-label={t('overview.quick.title')} className="flex flex-wrap gap-3">
          <LinkButton to={placeAddress('tutor', 'session-logger')} tone="primary">
            {t('overview.quick.log')}
          </LinkButton>
          <LinkButton to={placeAddress('tutor', 'students')} tone="secondary">
            {t('overview.quick.students')}
          </LinkButton>
          <LinkButton to={placeAddress('tutor', 'resources')} tone="secondary">
            {t('overview.quick.resources')}
          </LinkButton>
        </nav>
      </div>
      <PasskeyOffer userId={userProfile.id} />
      <DialogHost of={sessionDialogs}>
        <DialogHost of={answerDialogs}>
          <TutorOverview />
        </DialogHost>
      </DialogHost>
    </>
  );
}
