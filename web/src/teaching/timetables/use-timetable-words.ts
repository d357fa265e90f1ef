import { zoneOfCountry } from '@bayan/domain/gulf-calendar/iftar';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { useCity } from '#platform/use-city.ts';
import type { Timetable } from './use-timetables.ts';

/** The country, the Ramadan, the days and the iftar of a timetable, as its reader says them. */
export function useTimetableWords() {
  const { t } = useTranslation(['timetables', 'names']);
  const language = useLanguage();
  const city = useCity();
  const countryOf = (country: Timetable['country']) => t(`names:country.${country}`);
  return {
    countryOf,
    nameOf: ({ country, hijriYear }: Pick<Timetable, 'country' | 'hijriYear'>) =>
      t('name', { country: countryOf(country), year: hijriYear }),
    daysOf: ({ fromOn, untilOn }: Pick<Timetable, 'fromOn' | 'untilOn'>) =>
      t('days', { from: dateText(fromOn, language), until: dateText(untilOn, language) }),
    iftarOf: ({ country, iftarFrom, iftarUntil }: Pick<Timetable, 'country' | 'iftarFrom' | 'iftarUntil'>) =>
      t('iftar', {
        from: leftToRight(iftarFrom),
        until: leftToRight(iftarUntil),
        city: city(zoneOfCountry(country)),
      }),
  };
}
