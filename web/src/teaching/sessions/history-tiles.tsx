import { averageRating, COUNTED_AT_MOST, hoursIn } from '@bayan/domain/sessions/session-figures';
import type { SessionTotals } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { StatStrip } from '#ui/stat-strip.tsx';

/** What the view and the filters leave, added up (R101). Where there is more than is counted, only that is said. */
export function HistoryTiles({ totals }: { readonly totals: SessionTotals | undefined }) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const isCounted = totals?.isAll ?? true;
  const shown = (value: string | number) => {
    if (!totals || !isCounted) return '–';
    return typeof value === 'number' ? numberText(value, language) : value;
  };
  const rating = averageRating(totals?.stars ?? 0, totals?.ratings ?? 0) ?? t('history.tiles.unrated');
  return (
    <StatStrip
      stats={[
        {
          label: t('history.tiles.total'),
          value: isCounted
            ? shown(totals?.sessions ?? 0)
            : t('history.tiles.more', { most: numberText(COUNTED_AT_MOST, language) }),
        },
        { label: t('history.tiles.completed'), value: shown(totals?.completed ?? 0) },
        { label: t('history.tiles.hours'), value: shown(hoursIn(totals?.minutes ?? 0)) },
        { label: t('history.tiles.rating'), value: shown(rating) },
      ]}
      note={isCounted ? undefined : t('history.tiles.uncounted')}
    />
  );
}
