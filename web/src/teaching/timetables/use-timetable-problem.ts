import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';

/** Why a timetable was refused: the country has one for this Ramadan, or another one that is applied has days in common. */
export function useTimetableProblem() {
  const { t } = useTranslation('timetables');
  const errorTexts = useErrorTexts();
  return (error: Error, because: 'exists' | 'overlap') => {
    const isOverlap = because === 'overlap' && error instanceof ApiError && error.code === 'timetable.exists';
    return isOverlap ? { title: t('overlap.title'), text: t('overlap.text') } : errorTexts(error);
  };
}
