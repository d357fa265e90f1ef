import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { listText } from '#platform/list-text.ts';
import type { Holiday } from './use-calendar.ts';

interface DayHolidaysProps {
  readonly day: string;
  readonly holidays: readonly Holiday[];
}

/** The holidays of a day, each once with the countries that keep it (R977). */
export function DayHolidays({ day, holidays }: DayHolidaysProps) {
  const { t } = useTranslation(['session-calendar', 'names']);
  const language = useLanguage();
  const countriesOf = new Map<string, string[]>();
  for (const { country, name, nameAr, fromOn, untilOn } of holidays) {
    if (day < fromOn || day > untilOn) continue;
    const shown = language === 'ar' ? nameAr : name;
    const named = t(`names:country.${country}`, { defaultValue: country });
    countriesOf.set(shown, [...(countriesOf.get(shown) ?? []), named]);
  }
  return [...countriesOf].map(([name, countries]) => (
    <span key={name} className="mt-1 block rounded-small bg-teal-soft px-1.5 text-xs text-ink wrap-anywhere">
      {t('holidayOf', { name, countries: listText(countries, language) })}
    </span>
  ));
}
