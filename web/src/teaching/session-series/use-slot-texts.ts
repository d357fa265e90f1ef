import { clockText } from '@bayan/domain/availability/hours';
import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';
import { useCity } from '#platform/use-city.ts';
import { useNow } from '#platform/use-now.ts';
import { differencesOf } from '#teaching/availability/season-hours.ts';

type Plan = Pick<ListedSeries, 'slots' | 'timezone' | 'tutor'>;

const MINUTES_A_DAY = 1440;
const DAYS_A_WEEK = 7;

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Each weekly time by the family's clock, and by the tutor's in both seasons where it is another one (R454). */
export function useSlotTexts({ slots, timezone, tutor }: Plan) {
  const { t } = useTranslation(['session-series', 'availability', 'translation']);
  const city = useCity();
  const differences = differencesOf(tutor.timezone, timezone, useNow());
  const weekdayText = (weekday: number) =>
    t(`translation:hours.weekdays.${String(weekday) as '1' | '2' | '3' | '4' | '5' | '6' | '7'}`);

  function elsewhere(weekday: number, time: string, ahead: number): string {
    const minutes = minutesOf(time) - ahead;
    const days = Math.floor(minutes / MINUTES_A_DAY);
    const read = leftToRight(clockText(minutes - days * MINUTES_A_DAY));
    // A clock that stands at another day says which.
    const other = ((weekday - 1 + days + DAYS_A_WEEK) % DAYS_A_WEEK) + 1;
    return days === 0 ? read : `${weekdayText(other)} ${read}`;
  }

  return slots.map(({ weekday, time }) => {
    const [winter = '', summer] = differences.map(ahead => elsewhere(weekday, time, ahead));
    const times = summer === undefined ? winter : t('availability:week.seasons', { winter, summer });
    const isSame = timezone === tutor.timezone;
    return {
      weekday,
      family: t('list.slot', {
        weekday: weekdayText(weekday),
        time: leftToRight(time),
        city: city(timezone),
      }),
      tutor: isSame ? null : t('list.slotElsewhere', { times, city: city(tutor.timezone) }),
    };
  });
}
