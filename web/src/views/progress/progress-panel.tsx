import type { Progress } from '@bayan/domain/progress/progress.contract';
import { onTimeShare } from '@bayan/domain/progress/progress-figures';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Progress as ProgressBar } from '#ui/progress.tsx';
import { HomeworkFigures } from './homework-figures.tsx';
import { ProgressCharts } from './progress-charts.tsx';
import { ProgressTiles } from './progress-tiles.tsx';
import { SubjectTable } from './subject-table.tsx';
import { useFigureTexts } from './use-figure-texts.ts';

/** The figures of a period. */
export function ProgressPanel({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('progress');
  const { percent } = useFigureTexts();
  const { total, months, subjects, homework } = progress;
  const share = onTimeShare(homework);
  return (
    <div className="flex flex-col gap-6">
      <ProgressTiles total={total} />
      <ProgressCharts months={months} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card>
          <h2 className="mb-3 text-lg leading-heading font-semibold">{t('subjects.title')}</h2>
          <SubjectTable subjects={subjects} />
        </Card>
        <Card>
          <h2 className="mb-3 text-lg leading-heading font-semibold">{t('homework.title')}</h2>
          {share !== null && (
            <div className="mb-3 flex items-center gap-4">
              <p className="text-2xl leading-heading font-semibold tabular-nums">
                <bdi dir="ltr">{percent(share)}</bdi>
              </p>
              <ProgressBar label={t('homework.share')} percent={share} />
            </div>
          )}
          <HomeworkFigures homework={homework} />
        </Card>
      </div>
    </div>
  );
}
