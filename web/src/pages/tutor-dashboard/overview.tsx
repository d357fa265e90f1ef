import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { PasskeyOffer } from '#people/auth/security/passkey-offer.tsx';
import { useAuth } from '#platform/auth/auth-context.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { answerDialogs } from '#teaching/session-requests/answer-dialogs.tsx';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { useIsNarrow } from '#ui/narrow-screen.ts';
import { QuickLinks } from '#views/tutor-overview/quick-links.tsx';
import { TutorOverview } from '#views/tutor-overview/tutor-overview.tsx';
import { useTutorOverview } from '#views/tutor-overview/use-tutor-overview.ts';
import { wrapUpDialogs } from '#views/tutor-overview/wrap-up-dialogs.tsx';

const addresses = {
  profile: dashboardAddress('tutor', 'profile'),
  hours: dashboardAddress('tutor', 'calendar/hours'),
  lesson: dashboardAddress('tutor', 'session-logger'),
};

export function TutorOverviewPage() {
  const { t } = useTranslation('dashboard');
  const { userProfile } = useAuth();
  const isNarrow = useIsNarrow();
  const { data: overview } = useTutorOverview();
  if (!userProfile) return null;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4 sm:mb-7">
        <div>
          <PageHeader title={t('places.tutor.overview')} />
        </div>
        {!isNarrow && <QuickLinks />}
      </div>
      <DialogHost of={sessionDialogs}>
        <DialogHost of={answerDialogs}>
          <DialogHost of={wrapUpDialogs}>
            <TutorOverview addresses={addresses}>{isNarrow && <QuickLinks />}</TutorOverview>
          </DialogHost>
        </DialogHost>
      </DialogHost>
      {/* Not above what is read or pressed meanwhile, nor below a skeleton that will grow (R670). */}
      {overview && <PasskeyOffer userId={userProfile.id} />}
    </>
  );
}
