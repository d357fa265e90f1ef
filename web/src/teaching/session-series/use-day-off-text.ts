import { useTranslation } from 'react-i18next';
import { dateText, shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import type { DayOff } from './day-off.ts';

/** Which day is off, or from when to when the pause is. */
export function useDayOffText(): (dayOff: DayOff) => string {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  return ({ kind, off }) => {
    if (kind === 'day') return shortDayText(new Date(off.day), { language, timeZone: 'UTC' });
    const from = dateText(off.fromOn, language);
    return off.fromOn === off.untilOn
      ? from
      : t('daysOff.range', { from, until: dateText(off.untilOn, language) });
  };
}
