import type { AskedStatistics } from '@bayan/domain/statistics/statistics-period';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '#ui/bar-chart.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { ChartPoint } from '#ui/chart-frame.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { ExportTableButton } from './export-table-button.tsx';
import { type Figure, isAmount, reachOf, useFigureTexts } from './use-figure-texts.ts';

interface FigureCardProps {
  readonly figure: Figure;
  /** What a point stands for: a day, a week, a month. */
  readonly labelName: string;
  readonly points: readonly ChartPoint[];
  readonly asked: AskedStatistics;
}

/** One figure over time, as a chart or as the table behind it (R958). */
export function FigureCard({ figure, labelName, points, asked }: FigureCardProps) {
  const { t } = useTranslation('statistics');
  const { known } = useFigureTexts();
  const [isTable, setIsTable] = useState(false);
  const title = t(`figures.${figure}`);
  const Chart = isAmount(figure) ? BarChart : LineChart;
  const other = t(isTable ? 'asChart' : 'asTable');
  return (
    <Card className="flex min-w-0 flex-col">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-lg leading-heading font-semibold">{title}</h2>
        <div className="-mx-5 -my-2 flex flex-wrap">
          <Button
            tone="quiet"
            aria-label={t('actionOn', { action: other, title })}
            onPress={() => setIsTable(!isTable)}
          >
            {other}
          </Button>
          <ExportTableButton table={figure} title={title} asked={asked} />
        </div>
      </div>
      <p className="mt-2 mb-4 text-xs text-ink-soft">{t(`meanings.${figure}`)}</p>
      <div className="mt-auto">
        <Chart
          caption={title}
          labelName={labelName}
          valueName={title}
          points={points}
          format={value => known(figure, value)}
          noValue={t('none')}
          reach={reachOf(figure)}
          isTable={isTable}
        />
      </div>
    </Card>
  );
}
