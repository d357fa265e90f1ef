import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import type { LessonTime } from './lesson-time-fields.tsx';

/** 16 November 2026, 16:00, 60 minutes */
export function useTimeInWords(): (time: LessonTime) => string {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  return ({ date, time, duration }) =>
    t('correct.inWords', {
      day: date && dateText(date, language),
      time,
      length: t('minutes', { count: duration }),
    });
}
