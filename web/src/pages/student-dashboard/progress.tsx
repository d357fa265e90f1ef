import { isPeriod, periodAsked } from '@bayan/domain/progress/progress-period';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useAddressFilters } from '#platform/address-filters.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import type { UserProfile } from '#platform/auth/user-profile.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { OwnNotes } from '#teaching/progress-notes/own-notes.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { askedPeriod, filtersIn } from '#views/progress/chosen-period.ts';
import { PeriodBar } from '#views/progress/period-bar.tsx';
import { ProgressPanel } from '#views/progress/progress-panel.tsx';
import { ProgressReport } from '#views/progress/progress-report.tsx';
import { useProgress } from '#views/progress/use-progress.ts';

export function StudentProgress() {
  const { userProfile } = useAuth();
  return userProfile && <ProgressOf profile={userProfile} />;
}

/** How it is going: the figures of a period, what the tutors wrote, and both as a report on paper (R166, R167). */
function ProgressOf({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation(['progress', 'names', 'students']);
  const errorTexts = useErrorTexts();
  const language = useLanguage();
  const today = wallClock(useNow(), useViewerTimezone()).date;
  const { filters, setFilters } = useAddressFilters(filtersIn);
  const asked = askedPeriod(filters, today);
  const period = periodAsked(asked, today);
  const isRight = isPeriod(period);
  const { data: progress, error, refetch, isPlaceholderData: isBehind } = useProgress(asked, isRight);
  return (
    <>
      <div className="flex flex-col gap-7 print:hidden">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <PageHeader title={t('title')} note={t('note')} />
          </div>
          <Button tone="secondary" isDisabled={!progress || isBehind} onPress={() => print()}>
            {t('report.print')}
          </Button>
        </div>
        <PeriodBar
          filters={filters}
          period={isRight ? period : { from: asked.from ?? today, until: asked.until ?? today }}
          onChange={setFilters}
        />
        {progress && !(error && isBehind) ? (
          <div
            aria-busy={isBehind}
            className={`transition-opacity duration-150 ${isBehind ? 'opacity-60' : ''}`}
          >
            <ProgressPanel progress={progress} />
          </div>
        ) : error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          isRight && (
            <Card>
              <Skeleton rows={5} />
            </Card>
          )
        )}
        <section aria-labelledby="notes">
          <h2 id="notes" className="mb-4 text-xl leading-heading font-semibold">
            {t('notes.title')}
          </h2>
          <OwnNotes studentId={profile.id} />
        </section>
      </div>
      {progress && <ProgressReport name={nameOf(profile, language)} progress={progress} today={today} />}
    </>
  );
}
