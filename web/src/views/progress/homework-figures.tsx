import type { Progress } from '@bayan/domain/progress/progress.contract';
import { useTranslation } from 'react-i18next';
import { useFigureTexts } from './use-figure-texts.ts';

const KINDS = ['onTime', 'late', 'open', 'overdue', 'set'] as const;

/** What became of the homework that was due in the period (R165). */
export function HomeworkFigures({ homework }: Pick<Progress, 'homework'>) {
  const { t } = useTranslation('progress');
  const { number } = useFigureTexts();
  if (homework.set === 0) return <p className="text-ink-soft">{t('homework.empty')}</p>;
  return (
    <dl>
      {KINDS.map(kind => (
        <div
          key={kind}
          className="flex justify-between gap-4 border-b border-line py-2.5 last:border-b-0 last:font-semibold print:py-[0.6mm]"
        >
          <dt>{t(`homework.${kind}`)}</dt>
          <dd className="tabular-nums">{number(homework[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}
