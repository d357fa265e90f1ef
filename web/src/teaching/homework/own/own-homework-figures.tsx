import { completionRate } from '@bayan/domain/homework/completion-rate';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { Alert } from '#ui/alert.tsx';
import { StatTile } from '#ui/stat-tile.tsx';
import { useHomeworkTotals } from './use-own-homework.ts';

/** What is late, said first, and the four tiles with the page's own rate (R147, R148). */
export function OwnHomeworkFigures() {
  const { t } = useTranslation('homework');
  const language = useLanguage();
  const { data: totals } = useHomeworkTotals();
  const shown = (value: number | undefined) => (value === undefined ? '–' : numberText(value, language));
  return (
    <>
      {totals !== undefined && totals.overdue > 0 && (
        <Alert tone="danger" title={t('own.overdue', { count: totals.overdue })} />
      )}
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        <StatTile label={t('own.tiles.all')} value={shown(totals?.all)} />
        <StatTile label={t('own.tiles.pending')} value={shown(totals?.pending)} />
        <StatTile label={t('own.tiles.completed')} value={shown(totals?.completed)} />
        <StatTile
          label={t('own.tiles.rate')}
          value={totals ? <bdi dir="ltr">{`${completionRate(totals)}%`}</bdi> : '–'}
        />
      </div>
    </>
  );
}
