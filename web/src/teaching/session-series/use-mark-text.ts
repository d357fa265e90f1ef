import type { DayMark } from '@bayan/domain/session-series/day-marks';
import type { SeriesPreview } from '@bayan/domain/session-series/session-series.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';

/** What a mark of a day is called; a holiday by its name. */
export function useMarkText({ holiday }: SeriesPreview['days'][number]): (mark: DayMark) => string {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const name = holiday ? (language === 'ar' ? holiday.nameAr : holiday.name) : '';
  return mark => (mark === 'holiday' || mark === 'holiday-off' ? name : t(`marks.${mark}`, { name }));
}
