import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import type { SeriesViewer } from './series-viewer.ts';

/** Whose series it is, and who is told of a change: nobody is told of their own. */
export function useSeriesNames(series: Pick<ListedSeries, 'student' | 'tutor'>, viewer: SeriesViewer) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const names = { student: nameOf(series.student, language), tutor: nameOf(series.tutor, language) };
  return {
    student: names.student,
    about: viewer === 'admin' ? t('list.with', names) : names.student,
    told: t(viewer === 'admin' ? 'daysOff.told' : 'daysOff.toldFamily', names),
  };
}
