import type { Progress } from '@bayan/domain/progress/progress.contract';
import { useTranslation } from 'react-i18next';
import { BarChart } from '#ui/bar-chart.tsx';
import { hoursOf, useFigureTexts } from './use-figure-texts.ts';
import { useMonthNames } from './use-month-names.ts';

/** How long the student learnt in each month. */
export function HoursChart({ months }: Pick<Progress, 'months'>) {
  const { t } = useTranslation('progress');
  const { number } = useFigureTexts();
  const nameOf = useMonthNames(months);
  const points = months.map(({ month, minutes }) => ({ label: nameOf(month), value: hoursOf(minutes) }));
  return (
    <BarChart
      caption={t('charts.hours')}
      labelName={t('charts.month')}
      valueName={t('figures.hours')}
      points={points}
      highlighted={points.at(-1)?.label}
      format={number}
    />
  );
}
