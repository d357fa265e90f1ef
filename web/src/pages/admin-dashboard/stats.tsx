import { isStatisticsPeriod, statisticsPeriod } from '@bayan/domain/statistics/statistics-period';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { cityOf } from '#platform/city-of.ts';
import { useSettings } from '#platform/settings.tsx';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Breakdowns } from '#views/statistics/breakdowns.tsx';
import { FigureCards } from '#views/statistics/figure-cards.tsx';
import { PeriodFields } from '#views/statistics/period-fields.tsx';
import { StageTable } from '#views/statistics/stage-table.tsx';
import { askedIn, filtersIn } from '#views/statistics/statistics-filters.ts';
import { SummaryTiles } from '#views/statistics/summary-tiles.tsx';
import { useStatistics } from '#views/statistics/use-statistics.ts';

/** How the academy is doing in any period (R950). */
export function AdminStats() {
  const { t } = useTranslation(['statistics', 'dashboard', 'statements']);
  const errorTexts = useErrorTexts();
  const { timezone } = useSettings();
  const rights = useAuth().userProfile?.rights ?? [];
  const today = wallClock(useNow(), timezone).date;
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const asked = askedIn(filters);
  const period = statisticsPeriod(asked, today);
  const isRight = isStatisticsPeriod(period);
  const { data, error, refetch, isPlaceholderData: isBehind } = useStatistics(asked, isRight);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('dashboard:places.admin.stats')} note={t('note')} />
        </div>
        {rights.includes('operations') && (
          <LinkButton to={dashboardAddress('admin', 'statements')} tone="secondary">
            {t('statements:title')}
          </LinkButton>
        )}
      </div>
      <div className="mt-7 flex flex-col gap-8">
        <PeriodFields
          filters={filters}
          period={isRight ? period : null}
          today={today}
          onChange={setFilters}
        />
        {data && !(error && isBehind) ? (
          <div
            aria-busy={isBehind}
            className={`flex flex-col gap-8 transition-opacity duration-150 ${isBehind ? 'opacity-60' : ''}`}
          >
            <SummaryTiles statistics={data} />
            <FigureCards statistics={data} asked={asked} />
            <StageTable stages={data.stages} asked={asked} />
            <Breakdowns asked={asked} />
            <p className="text-sm text-ink-soft">{t('clock', { city: cityOf(data.timezone) })}</p>
          </div>
        ) : error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          isRight && (
            <Card>
              <Skeleton rows={6} />
            </Card>
          )
        )}
      </div>
    </>
  );
}
