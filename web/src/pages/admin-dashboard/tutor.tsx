import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DashboardNotFound } from '#pages/dashboard/dashboard-not-found.tsx';
import { OpeningTitle } from '#pages/dashboard/opening-title.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { peopleDialogs } from '#people/accounts/people-dialogs.tsx';
import { PersonActions } from '#people/accounts/person-actions.tsx';
import { PersonStatus } from '#people/accounts/person-status.tsx';
import { VettingCard } from '#people/vetting/vetting-card.tsx';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { lazyPart } from '#platform/lazy-part.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { NotesAbout } from '#teaching/staff-notes/notes-about.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HoursChart } from '#views/tutor-overview/hours-chart.tsx';
import { ApprovePart } from '#views/tutor-record/approve-part.tsx';
import { PublicPageCard } from '#views/tutor-record/public-page-card.tsx';
import { TutorDetails } from '#views/tutor-record/tutor-details.tsx';
import { TutorFigures } from '#views/tutor-record/tutor-figures.tsx';
import { TutorLessons } from '#views/tutor-record/tutor-lessons.tsx';
import { TutorStudents } from '#views/tutor-record/tutor-students.tsx';
import { TutorWeek } from '#views/tutor-record/tutor-week.tsx';
import { useTutorRecord } from '#views/tutor-record/use-tutor-record.ts';

const LeaveDialog = lazyPart(async () => (await import('#views/tutor-record/leave-dialog.tsx')).LeaveDialog);

/** All of a tutor on one page, for an administrator (R878). */
export function AdminTutor() {
  const { t } = useTranslation(['tutor-record', 'statements']);
  const { tutorId = '' } = useParams();
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { data: record, error, refetch } = useTutorRecord(tutorId);
  const [isLeaving, setLeaving] = useState(false);

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
  const { profile, tutor, overview } = record;
  const name = nameOf(profile, language);
  return (
    <DialogHost of={peopleDialogs}>
      <PageLink
        to={dashboardAddress('admin', 'tutors')}
        className="mb-3 inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
      >
        {t('back')}
      </PageLink>
      <div className="mb-6 flex flex-wrap items-start gap-4">
        <Avatar name={name} picture={profile.picture?.small} size="large" />
        <div className="min-w-0 grow">
          <PageHeader title={name} />
          <div className="mt-1">
            <PersonStatus person={{ ...profile, approvedAt: tutor.approvedAt }} />
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={dashboardAddress('admin', `statements/${tutorId}`)} tone="secondary">
            {t('statements:open')}
          </LinkButton>
          {profile.isActive && tutor.approvedAt === null && <ApprovePart profile={profile} />}
          <PersonActions
            person={{ ...profile, signIn: record.signIn }}
            onDeactivate={() => setLeaving(true)}
          />
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <TutorFigures overview={overview} week={record.week} punctuality={record.punctuality} />
        <div className="grid items-start gap-5 md:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <TutorWeek
              week={record.week}
              plan={dashboardAddress('admin', `tutors/${tutorId}/hours`)}
              calendar={`${dashboardAddress('admin', 'sessions')}?show=week&by=tutor&lanes=${tutorId}`}
            />
            <TutorLessons overview={overview} />
            <VettingCard key={tutorId} tutorId={tutorId} />
            <PartCard>
              <h2 className="mb-3 font-semibold">{t('hours')}</h2>
              <HoursChart hoursByMonth={overview.hoursByMonth} />
            </PartCard>
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <TutorDetails profile={profile} tutor={tutor} />
            <TutorStudents
              assignments={record.assignments}
              addressOf={id => dashboardAddress('admin', `students/${id}`)}
            />
            <PublicPageCard key={tutorId} profile={profile} tutor={tutor} />
          </div>
        </div>
        <NotesAbout key={tutorId} about={{ kind: 'person', id: tutorId, label: name }} />
      </div>
      <Suspense>{isLeaving && <LeaveDialog profile={profile} onClose={() => setLeaving(false)} />}</Suspense>
    </DialogHost>
  );
}
