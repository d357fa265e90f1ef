import type { SeriesGap } from '@bayan/domain/session-series/series-gaps.contract';
import { useTranslation } from 'react-i18next';
import { dayInYearText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import type { SeriesViewer } from './series-viewer.ts';

/** Whose session it is, and on which day by the family's clock. */
export function useGapNames(viewer: SeriesViewer) {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  return ({ student, tutor, startsAt, timezone }: SeriesGap) => {
    const names = { student: nameOf(student, language), tutor: nameOf(tutor, language) };
    return {
      whose: viewer === 'admin' ? t('list.with', names) : names.student,
      student: names.student,
      day: dayInYearText(new Date(startsAt), { language, timeZone: timezone }),
    };
  };
}
