import type { Statistics } from '@bayan/domain/statistics/statistics.contract';
import { monthFigure, periodFigure } from '@bayan/domain/statistics/statistics-figures';
import type { AskedStatistics } from '@bayan/domain/statistics/statistics-period';
import { MONTH_FIGURES, PERIOD_FIGURES } from '@bayan/domain/statistics/statistics-tables';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './figure-card.tsx';
import { usePartNames } from './use-part-names.ts';

interface FigureCardsProps {
  readonly statistics: Statistics;
  readonly asked: AskedStatistics;
}

/** Every figure over time. Those of people are by month, whatever else is by day or week (R955). */
export function FigureCards({ statistics: { parts, months }, asked }: FigureCardsProps) {
  const { t } = useTranslation('statistics');
  const partName = usePartNames(parts, asked.unit);
  const monthName = usePartNames(
    months.map(({ month }) => ({ from: month })),
    'month',
  );
  return (
    <section aria-label={t('overTime')} className="grid grid-cols-1 gap-5 lg:grid-cols-2 2xl:grid-cols-3">
      {PERIOD_FIGURES.map(figure => (
        <FigureCard
          key={figure}
          figure={figure}
          labelName={t(`units.${asked.unit}`)}
          points={parts.map(part => ({ label: partName(part.from), value: periodFigure(figure, part) }))}
          asked={asked}
        />
      ))}
      {MONTH_FIGURES.map(figure => (
        <FigureCard
          key={figure}
          figure={figure}
          labelName={t('units.month')}
          points={months.map(month => ({ label: monthName(month.month), value: monthFigure(figure, month) }))}
          asked={asked}
        />
      ))}
    </section>
  );
}
