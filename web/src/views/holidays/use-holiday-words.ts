import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import type { Holiday } from './holiday-form.ts';

/** The name, the country and the days of a holiday, as its reader says them. */
export function useHolidayWords() {
  const { t } = useTranslation(['holidays', 'names']);
  const language = useLanguage();
  return {
    nameOf: ({ name, nameAr }: Pick<Holiday, 'name' | 'nameAr'>) => (language === 'ar' ? nameAr : name),
    countryOf: (country: string) => t(`names:country.${country}`, { defaultValue: country }),
    daysOf({ fromOn, untilOn }: Pick<Holiday, 'fromOn' | 'untilOn'>) {
      const [from, until] = [dateText(fromOn, language), dateText(untilOn, language)];
      return from === until ? from : t('days', { from, until });
    },
  };
}
