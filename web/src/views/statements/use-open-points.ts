import type { Statement } from '@bayan/domain/statements/statements.contract';
import { useTranslation } from 'react-i18next';

const POINTS = ['open', 'unpriced', 'unrecorded', 'toCome'] as const;

/** What keeps a sum from being final (R793). */
export function useOpenPoints(statement: Statement): readonly string[] {
  const { t } = useTranslation('statements');
  const { side, isOver } = statement;
  const points = POINTS.filter(point => statement[point] > 0).map(point =>
    t(`points.${side}.${point}`, { count: statement[point] }),
  );
  return isOver ? points : [t('points.running'), ...points];
}
