import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DashboardNotFound } from '#pages/dashboard/dashboard-not-found.tsx';
import { OpeningTitle } from '#pages/dashboard/opening-title.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { TutorPlan } from '#pages/dashboard/tutor-plan.tsx';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTutorRecord } from '#views/tutor-record/use-tutor-record.ts';

/** The hours and the time off of a tutor, seen and changed by an admin (R475, R476). */
export function AdminTutorHours() {
  const { t } = useTranslation('availability');
  const { tutorId = '' } = useParams();
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { data: record, error, refetch } = useTutorRecord(tutorId);
  if (error instanceof ApiError && (error.code === 'not-found' || error.code === 'input.invalid'))
    return <DashboardNotFound />;
  if (!record)
    return (
      <>
        <OpeningTitle />
        {error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={6} />
        )}
      </>
    );
  const { profile } = record;
  const name = nameOf(profile, language);
  return (
    <>
      <PageLink
        to={dashboardAddress('admin', `tutors/${tutorId}`)}
        className="mb-3 inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
      >
        {t('back', { name })}
      </PageLink>
      <PageHeader title={t('title', { name })} note={t('tutorNote')} />
      <TutorPlan key={tutorId} tutor={{ id: tutorId, timezone: profile.timezone }} />
    </>
  );
}
