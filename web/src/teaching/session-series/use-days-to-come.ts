import { wallClock } from '@bayan/domain/time/zoned-time';
import { useTranslation } from 'react-i18next';
import { dateText, shortDayText, timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useNow } from '#platform/use-now.ts';
import type { Option } from '#ui/options.ts';
import type { WholeSeries } from './use-whole-series.ts';

/** The days of the plan whose session is to come, each by when that session is. */
export function useDaysToCome(series: WholeSeries | undefined): readonly Option[] {
  const { t } = useTranslation('session-series');
  const language = useLanguage();
  const now = useNow();
  if (!series) return [];
  const { timezone: timeZone } = series;
  return series.sessions
    .filter(({ status, startsAt }) => status === 'scheduled' && new Date(startsAt) > now)
    .map(({ day, startsAt }) => {
      const start = new Date(startsAt);
      const at = {
        day: shortDayText(start, { language, timeZone }),
        time: leftToRight(timeText(start, { language, timeZone })),
      };
      const isMoved = wallClock(start, timeZone).date !== day;
      return {
        id: day,
        label: isMoved ? t('skipDay.moved', { ...at, from: dateText(day, language) }) : t('skipDay.at', at),
      };
    });
}
