import type { Progress } from '@bayan/domain/progress/progress.contract';
import { monthOfYearText, monthText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';

const MONTHS_A_YEAR = 12;

/** What each month of a period is called; with its year where it could be taken for another. */
export function useMonthNames(months: Progress['months']): (month: string) => string {
  const language = useLanguage();
  return month => (months.length > MONTHS_A_YEAR ? monthOfYearText : monthText)(month, language);
}
