import { zoneOfCountry } from '@bayan/domain/imports/zone-of-country';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { usePages } from '#platform/api/use-pages.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface HolidayLessonsProps {
  readonly country: string;
  readonly fromOn: string;
  readonly untilOn: string;
}

/** The sessions that lie on a holiday. None of them is skipped or moved by it (R542). */
export function HolidayLessons({ country, fromOn, untilOn }: HolidayLessonsProps) {
  const { t } = useTranslation('holidays');
  const now = useNow();
  const own = useViewerTimezone();
  const zone = zoneOfCountry(country);
  const today = wallClock(now, zone ?? own).date;
  if (untilOn < today) return <p className="text-sm text-ink-soft">{t('lessons.past')}</p>;
  const from = fromOn < today ? today : fromOn;
  if (zone) return <LessonsByClock zone={zone} from={from} to={untilOn} />;
  return (
    <p className="text-sm text-ink-soft">
      {t('lessons.manyClocks')}{' '}
      <PageLink
        to={`${dashboardAddress('admin', 'sessions')}?show=day&day=${from}`}
        className="font-semibold text-teal underline underline-offset-4"
      >
        {t('lessons.calendar')}
      </PageLink>
    </p>
  );
}

interface LessonsByClockProps {
  /** The clock of the country. */
  readonly zone: string;
  readonly from: string;
  readonly to: string;
}

function LessonsByClock({ zone, from, to }: LessonsByClockProps) {
  const { t } = useTranslation('holidays');
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const own = useViewerTimezone();
  const pages = usePages('GET /api/sessions/calendar', {
    query: { from, to, timezone: zone, status: 'scheduled' },
  });
  if (pages.error) return <LoadFailure {...errorTexts(pages.error)} onRetry={pages.retry} />;
  if (!pages.items) return <Skeleton rows={2} />;
  // Of the country is whoever lives by its clock: the family, or the tutor.
  const lessons = pages.items.filter(({ timezone, tutor }) => timezone === zone || tutor.timezone === zone);
  const addressOf = ({ id, startsAt }: (typeof lessons)[number]) =>
    `${dashboardAddress('admin', 'sessions')}?show=day&day=${wallClock(new Date(startsAt), own).date}&lesson=${id}`;
  return (
    <div aria-busy={pages.isBehind} className="flex flex-col gap-2 text-sm">
      <p role="status" className="font-semibold">
        {pages.hasMore
          ? t('lessons.first', { count: lessons.length })
          : t('lessons.all', { count: lessons.length })}
      </p>
      {lessons.length > 0 && (
        <>
          <p className="text-ink-soft">{t('lessons.stay')}</p>
          <ul aria-label={t('lessons.list')} className="flex flex-col">
            {lessons.map(lesson => (
              <li key={lesson.id} className="border-b border-line last:border-b-0">
                <PageLink
                  to={addressOf(lesson)}
                  className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1.5 hover:text-teal"
                >
                  <span>
                    <bdi className="font-semibold">{nameOf(lesson.student, language)}</bdi>
                    {' · '}
                    <bdi>{nameOf(lesson.tutor, language)}</bdi>
                  </span>
                  <SessionClocks
                    session={lesson}
                    familyTimezone={lesson.timezone}
                    tutorTimezone={lesson.tutor.timezone}
                  />
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {pages.hasMore && <MoreButton isPending={pages.isBringingMore} onMore={pages.bringMore} />}
    </div>
  );
}
