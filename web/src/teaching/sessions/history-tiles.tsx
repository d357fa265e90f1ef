import { averageRating, COUNTED_AT_MOST, hoursIn } from '@bayan/domain/sessions/session-figures';
import type { SessionView } from '@bayan/domain/sessions/session-view';
import type { SessionTotals } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';
import { StatStrip } from '#ui/stat-strip.tsx';

interface HistoryTilesProps {
  readonly view: SessionView;
  readonly totals: SessionTotals | undefined;
}

/** What the view and the filters leave, added up (R101). Where there is more than is counted, only that is said. */
export function HistoryTiles({ view, totals }: HistoryTilesProps) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const isCounted = totals?.isAll ?? true;
  const shown = (value: string | number) => {
    if (!totals || !isCounted) return '–';
    return typeof value === 'number' ? numberText(value, language) : value;
  };
  const rating = averageRating(totals?.stars ?? 0, totals?.ratings ?? 0) ?? t('history.tiles.unrated');
  const total = isCounted
    ? shown(totals?.sessions ?? 0)
    : t('history.tiles.more', { most: numberText(COUNTED_AT_MOST, language) });
  const hours = shown(hoursIn(totals?.minutes ?? 0));
  const past = [
    { label: t('history.tiles.total'), value: total },
    { label: t('history.tiles.completed'), value: shown(totals?.completed ?? 0) },
    { label: t('history.tiles.hours'), value: hours },
    { label: t('history.tiles.rating'), value: shown(rating) },
  ];
  // Of what is to come nothing is completed or rated yet.
  const toCome = [
    { label: t('history.tiles.planned'), value: total },
    { label: t('history.tiles.plannedHours'), value: hours },
  ];
  return (
    <StatStrip
      stats={view === 'to-come' ? toCome : past}
      note={isCounted ? undefined : t('history.tiles.uncounted')}
    />
  );
}
