import { useTranslation } from 'react-i18next';
import { timeText, weekdayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useCity } from '#platform/use-city.ts';
import type { TimetableSeries } from './use-timetable-series.ts';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A time of the week by the clock of a series, and by its tutor's on the day of a lesson. */
export function useWeekTime({ timezone, tutor }: Pick<TimetableSeries, 'timezone' | 'tutor'>) {
  const { t } = useTranslation(['session-series', 'translation']);
  const language = useLanguage();
  const city = useCity();

  function elsewhere(startsAt: string): string {
    const instant = new Date(startsAt);
    const day = (timeZone: string) => weekdayText(instant, { language, timeZone });
    const read = leftToRight(timeText(instant, { language, timeZone: tutor.timezone }));
    const times = day(timezone) === day(tutor.timezone) ? read : `${day(tutor.timezone)} ${read}`;
    return t('list.slotElsewhere', { times, city: city(tutor.timezone) });
  }

  return (weekday: number, time: string, startsAt: string | null) => ({
    family: t('list.slot', {
      weekday: t(`translation:hours.weekdays.${weekday as Weekday}`),
      time: leftToRight(time),
      city: city(timezone),
    }),
    tutor: startsAt === null || tutor.timezone === timezone ? null : elsewhere(startsAt),
  });
}
