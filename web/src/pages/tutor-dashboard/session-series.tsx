import { useTranslation } from 'react-i18next';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { NewSeriesButton } from '#teaching/session-series/new-series-button.tsx';
import { SeriesGaps } from '#teaching/session-series/series-gaps.tsx';
import { SeriesList } from '#teaching/session-series/series-list.tsx';

/** The tutor's own weekly series. */
export function TutorSessionSeries() {
  const { t } = useTranslation('session-series');
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <PageHeader title={t('list.title')} note={t('list.note')} />
        </div>
        <NewSeriesButton viewer="tutor" />
      </div>
      <div className="flex flex-col gap-6">
        <SeriesGaps viewer="tutor" />
        <SeriesList viewer="tutor" />
      </div>
    </>
  );
}
