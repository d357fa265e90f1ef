import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { SessionsInProgress } from '#teaching/sessions/sessions-in-progress.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PartBoundary } from '#ui/part-boundary.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HoursChart } from './hours-chart.tsx';
import { OverviewTiles } from './overview-tiles.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { UpcomingSessions } from './upcoming-sessions.tsx';
import { useTutorOverview } from './use-tutor-overview.ts';
import { WaitingForYou } from './waiting-for-you.tsx';

/** Her day at a glance: what is next, what waits, how it goes. */
export function TutorOverview() {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const { data: overview, error, refetch } = useTutorOverview();
  if (!overview)
    return error ? (
      <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
    ) : (
      <Card>
        <Skeleton rows={5} />
      </Card>
    );
  return (
    <div className="flex flex-col gap-6">
      <PartBoundary>
        <OverviewTiles overview={overview} />
      </PartBoundary>
      <PartBoundary>
        <SessionsInProgress />
      </PartBoundary>
      <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
        <div className="flex flex-col gap-6">
          <PartCard>
            <h2 className="text-lg font-semibold">{t('overview.upcoming.title')}</h2>
            <UpcomingSessions sessions={overview.upcoming} />
          </PartCard>
          <PartBoundary>
            <WaitingForYou overview={overview} />
          </PartBoundary>
        </div>
        <div className="flex flex-col gap-6">
          <PartCard>
            <h2 className="text-lg font-semibold">{t('overview.recent.title')}</h2>
            <RecentSessions sessions={overview.recent} />
          </PartCard>
          <PartCard>
            <h2 className="mb-5 text-lg font-semibold">{t('overview.hours.title')}</h2>
            <HoursChart hoursByMonth={overview.hoursByMonth} />
          </PartCard>
        </div>
      </div>
    </div>
  );
}
