import { useTranslation } from 'react-i18next';
import { NewSeriesButton } from '#teaching/session-series/new-series-button.tsx';
import { SeriesGaps } from '#teaching/session-series/series-gaps.tsx';
import { SeriesList } from '#teaching/session-series/series-list.tsx';
import { TimetableNotices } from '#teaching/timetable-series/timetable-notices.tsx';
import { CalendarHeader } from './calendar-header.tsx';

/** The tutor's own weekly series. */
export function TutorSessionSeries() {
  const { t } = useTranslation('session-series');
  return (
    <>
      <CalendarHeader part="series" note={t('list.note')} />
      <div className="mt-4 mb-5">
        <NewSeriesButton viewer="tutor" />
      </div>
      <div className="flex flex-col gap-6">
        <TimetableNotices />
        <SeriesGaps viewer="tutor" />
        <SeriesList viewer="tutor" />
      </div>
    </>
  );
}
