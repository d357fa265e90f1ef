import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { DashboardNotFound } from '#pages/dashboard/dashboard-not-found.tsx';
import { OpeningTitle } from '#pages/dashboard/opening-title.tsx';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import type { SeriesViewer } from '#teaching/session-series/series-viewer.ts';
import { TimetableDetail } from '#teaching/timetable-series/timetable-detail.tsx';
import { useTimetableWords } from '#teaching/timetables/use-timetable-words.ts';
import { useTimetables } from '#teaching/timetables/use-timetables.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** From where it is reached. */
const BACK = { admin: 'settings?tab=ramadan', tutor: 'calendar/series' } as const;

/** A Ramadan timetable with its weekly series: all of them for an admin, a tutor's own for her (R550). */
export function TimetablePage({ viewer }: { readonly viewer: SeriesViewer }) {
  const { t } = useTranslation('timetables');
  const { timetableId } = useParams();
  const errorTexts = useErrorTexts();
  const { nameOf, daysOf, iftarOf } = useTimetableWords();
  const { data, error, refetch } = useTimetables();
  if (!data)
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
  const timetable = data.items.find(({ id }) => id === timetableId);
  if (!timetable) return <DashboardNotFound />;
  return (
    <>
      <PageLink
        to={dashboardAddress(viewer, BACK[viewer])}
        className="mb-3 inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4"
      >
        {t(`back.${viewer}`)}
      </PageLink>
      <PageHeader title={nameOf(timetable)} note={`${daysOf(timetable)} · ${iftarOf(timetable)}`} />
      <div className="mt-5">
        <TimetableDetail key={timetable.id} timetable={timetable} viewer={viewer} />
      </div>
    </>
  );
}
