import { isFinal } from '@bayan/domain/statements/statement';
import type { Statement } from '@bayan/domain/statements/statements.contract';
import { useTranslation } from 'react-i18next';
import { useLineTexts } from './use-line-texts.ts';

/** What the month comes to, by name. */
export function useStatementStats(statement: Statement) {
  const { t } = useTranslation('statements');
  const { sum, number } = useLineTexts();
  const { side, lessons, minutes, sums, isOver } = statement;
  const total = isFinal(statement, isOver) ? 'total' : 'soFar';
  return [
    { label: t(`lessons.${side}`), value: number(lessons) },
    { label: t('minutes'), value: number(minutes) },
    ...(sums.length === 0 ? [{ label: t(`sums.${total}`), value: '–' }] : []),
    ...sums.map(money => ({
      label: sums.length === 1 ? t(`sums.${total}`) : t(`sumsIn.${total}`, { currency: money.currency }),
      value: sum(money),
    })),
  ];
}
