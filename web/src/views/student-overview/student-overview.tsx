import { isAhead } from '@bayan/domain/sessions/session-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { nextLesson } from '@bayan/domain/student-overview/student-overview-figures';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { reportDialogs } from '#teaching/session-reports/report-dialogs.tsx';
import { Card } from '#ui/card.tsx';
import { DialogHost } from '#ui/dialog-host.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FirstDays } from './first-days.tsx';
import { HomeworkProgress } from './homework-progress.tsx';
import { NextLesson } from './next-lesson.tsx';
import { NextLessonReport } from './next-lesson-report.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { QuickLinks } from './quick-links.tsx';
import { RecentLessons } from './recent-lessons.tsx';
import { UpcomingLessons } from './upcoming-lessons.tsx';
import { useStudentOverview } from './use-student-overview.ts';

/** Where the dashboard leads. */
export interface StudentPlaces {
  readonly sessions: string;
  readonly homework: string;
  readonly feedback: string;
  readonly progress: string;
  readonly profile: string;
}

interface StudentOverviewProps {
  readonly addresses: StudentPlaces;
  /** What stands beside an upcoming lesson. */
  readonly beside?: (session: Session) => ReactNode;
}

const OFTEN_MS = 15_000;

/** What is next, what is due, and how it is going. */
export function StudentOverview({ addresses, beside }: StudentOverviewProps) {
  const { t } = useTranslation('student-overview');
  const errorTexts = useErrorTexts();
  const now = useNow(OFTEN_MS);
  const { data: overview, error, refetch } = useStudentOverview();
  if (!overview)
    return error ? (
      <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
    ) : (
      <Card>
        <Skeleton rows={5} />
      </Card>
    );
  // One that ends while somebody looks leaves at once, and not with the next answer.
  const notOver = (sessions: readonly Session[]) =>
    sessions.filter(({ status, endsAt }) => isAhead({ status, endsAt: new Date(endsAt) }, now));
  const upcoming = notOver(overview.upcoming.sessions);
  const next = nextLesson({ goingOn: notOver(overview.goingOn), upcoming: { sessions: upcoming } });
  return (
    <div className="flex flex-col gap-6">
      <PartBoundary>
        {/* Around the lesson: it may be over before the report is sent. */}
        <DialogHost of={reportDialogs}>
          {next && (
            <div className="flex flex-col gap-3">
              <NextLesson session={next} now={now} />
              <NextLessonReport session={next} now={now} />
            </div>
          )}
        </DialogHost>
      </PartBoundary>
      {overview.recent.length === 0 && (
        <PartBoundary>
          <FirstDays overview={overview} profileAddress={addresses.profile} />
        </PartBoundary>
      )}
      <PartBoundary>
        <OverviewTiles overview={overview} />
      </PartBoundary>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[3fr_2fr]">
        <PartCard>
          <CardHead title={t('upcoming.title')} all={{ label: t('upcoming.all'), to: addresses.sessions }} />
          <UpcomingLessons sessions={upcoming} now={now} beside={beside} />
        </PartCard>
        <PartCard>
          <CardHead title={t('homework.title')} all={{ label: t('homework.all'), to: addresses.homework }} />
          <HomeworkProgress homework={overview.homework} />
        </PartCard>
        <PartCard>
          <h2 className="text-lg font-semibold">{t('recent.title')}</h2>
          <RecentLessons sessions={overview.recent} feedbackAddress={addresses.feedback} />
        </PartCard>
        <QuickLinks overview={overview} addresses={addresses} />
      </div>
    </div>
  );
}

interface CardHeadProps {
  readonly title: string;
  readonly all: { readonly label: string; readonly to: string };
}

const CardHead = ({ title, all }: CardHeadProps) => (
  <div className="flex items-center justify-between gap-4">
    <h2 className="text-lg font-semibold">{title}</h2>
    <PageLink
      to={all.to}
      aria-label={`${all.label}: ${title}`}
      className="inline-flex min-h-11 items-center text-sm text-teal underline-offset-4 hover:underline"
    >
      {all.label}
    </PageLink>
  </div>
);
