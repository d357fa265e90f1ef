import type { Progress } from '@bayan/domain/progress/progress.contract';
import { meanRating } from '@bayan/domain/sessions/session-figures';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '#ui/bar-chart.tsx';
import { Card } from '#ui/card.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { useIsNarrow } from '#ui/narrow-screen.ts';
import { HoursChart } from './hours-chart.tsx';
import { useFigureTexts } from './use-figure-texts.ts';
import { useMonthNames } from './use-month-names.ts';

const MAX_STARS = 5;

/** Hours, sessions and ratings over time: beside one another and, on a phone, to be leafed through. */
export function ProgressCharts({ months }: Pick<Progress, 'months'>) {
  const { t } = useTranslation('progress');
  const isNarrow = useIsNarrow();
  const { number } = useFigureTexts();
  const nameOf = useMonthNames(months);
  const sessions = months.map(({ month, sessions }) => ({ label: nameOf(month), value: sessions }));
  return (
    <section
      aria-label={t('charts.title')}
      {...(isNarrow && { tabIndex: 0 })}
      className="relative -mx-5 flex snap-x gap-4 overflow-x-auto px-5 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0"
    >
      <Chart title={t('charts.hours')}>
        <HoursChart months={months} />
      </Chart>
      <Chart title={t('charts.sessions')}>
        <BarChart
          caption={t('charts.sessions')}
          labelName={t('charts.month')}
          valueName={t('figures.sessions')}
          points={sessions}
          highlighted={sessions.at(-1)?.label}
          format={number}
        />
      </Chart>
      {(['given', 'received'] as const).map(whose => (
        <Chart key={whose} title={t(`charts.${whose}`)}>
          <LineChart
            caption={t(`charts.${whose}`)}
            labelName={t('charts.month')}
            valueName={t(`figures.${whose}`)}
            points={months.map(sums => ({
              label: nameOf(sums.month),
              value: meanRating(sums[whose].stars, sums[whose].ratings),
            }))}
            format={number}
            noValue={t('unrated')}
            reach={MAX_STARS}
          />
        </Chart>
      ))}
    </section>
  );
}

const Chart = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card className="w-[88%] shrink-0 snap-center sm:w-auto">
    <h2 className="mb-5 text-lg leading-heading font-semibold">{title}</h2>
    {children}
  </Card>
);
