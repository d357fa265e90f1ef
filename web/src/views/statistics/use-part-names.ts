import type { StatisticsUnit } from '@bayan/domain/statistics/statistics-period';
import { dayOfMonthText, monthOfYearText, monthText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';

/** A year of each. Where there are more, each is named with its year, so that no two have one name. */
const OF_A_YEAR: Readonly<Record<StatisticsUnit, number>> = { day: 365, week: 52, month: 12 };

/** What the parts of a period are called: a week by its first day. */
export function usePartNames(
  parts: readonly { readonly from: string }[],
  unit: StatisticsUnit,
): (from: string) => string {
  const language = useLanguage();
  const hasYear = parts.length > OF_A_YEAR[unit];
  if (unit !== 'month') return from => dayOfMonthText(from, language, hasYear);
  return from => (hasYear ? monthOfYearText : monthText)(from.slice(0, 7), language);
}
