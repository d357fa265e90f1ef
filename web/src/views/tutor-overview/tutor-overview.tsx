import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { OpenReports } from '#teaching/session-reports/open-reports.tsx';
import { useOpenReports } from '#teaching/session-reports/use-session-reports.ts';
import { useOpenRequests } from '#teaching/session-requests/use-session-requests.ts';
import { SessionsInProgress } from '#teaching/sessions/sessions-in-progress.tsx';
import { useSessionsInProgress } from '#teaching/sessions/use-sessions-in-progress.ts';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { useIsNarrow } from '#ui/narrow-screen.ts';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type FirstStepAddresses, FirstSteps } from './first-steps.tsx';
import { HoursChart } from './hours-chart.tsx';
import { OverviewList } from './overview-list.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { UpcomingSessions } from './upcoming-sessions.tsx';
import { useTutorOverview } from './use-tutor-overview.ts';
import { WaitingForYou } from './waiting-for-you.tsx';

interface TutorOverviewProps {
  readonly addresses: FirstStepAddresses;
  /** Below the day's lessons. */
  readonly children?: ReactNode;
}

/** Her day at a glance: what is next, what waits, how it goes. On a phone the lessons come first (R733). */
export function TutorOverview({ addresses, children }: TutorOverviewProps) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const isNarrow = useIsNarrow();
  const { data: overview, error, refetch } = useTutorOverview();
  // What stands above and between the rest comes with it, or it would push the rest away (R670).
  const parts = [useOpenReports(), useSessionsInProgress(), useOpenRequests()];
  const isWaiting = parts.some(part => !part.items && !part.error);
  if (!overview || isWaiting)
    return error && !overview ? (
      <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
    ) : (
      <Card>
        <Skeleton rows={5} />
      </Card>
    );
  const figures = (
    <PartBoundary>
      <OverviewTiles overview={overview} />
    </PartBoundary>
  );
  return (
    <div data-moves-below className="flex flex-col gap-6">
      <PartBoundary>
        <FirstSteps overview={overview} addresses={addresses} />
      </PartBoundary>
      {!isNarrow && figures}
      <PartBoundary>
        <OpenReports />
      </PartBoundary>
      <PartBoundary>
        <SessionsInProgress />
      </PartBoundary>
      <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-6">
          <OverviewList of="upcoming" sessions={overview.upcoming}>
            <UpcomingSessions sessions={overview.upcoming} />
          </OverviewList>
          <PartBoundary>
            <WaitingForYou overview={overview} />
          </PartBoundary>
        </div>
        {children}
        {isNarrow && figures}
        <div className="flex flex-col gap-6">
          <OverviewList of="recent" sessions={overview.recent}>
            <RecentSessions sessions={overview.recent} />
          </OverviewList>
          <PartCard>
            <h2 className="mb-5 text-lg font-semibold">{t('overview.hours.title')}</h2>
            <HoursChart hoursByMonth={overview.hoursByMonth} />
          </PartCard>
        </div>
      </div>
    </div>
  );
}
