import { useTranslation } from 'react-i18next';
import type { SeriesViewer } from '#teaching/session-series/series-viewer.ts';
import { useSeriesNames } from '#teaching/session-series/use-series-names.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { SlotRow } from './slot-row.tsx';
import { StayingList } from './staying-list.tsx';
import type { TimetableSeries } from './use-timetable-series.ts';

interface TimetableSeriesCardProps {
  readonly series: TimetableSeries;
  readonly viewer: SeriesViewer;
  /** Null once the Ramadan is over. */
  readonly onDecide: (() => void) | null;
}

/** A weekly series in Ramadan: each of its times, and what can be decided about them. */
export function TimetableSeriesCard({ series, viewer, onDecide }: TimetableSeriesCardProps) {
  const { t } = useTranslation(['timetables', 'sessions', 'names']);
  const { about, student } = useSeriesNames(series, viewer);
  return (
    <li className={cardClass}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{about}</bdi>
          </h3>
          <p className="text-sm text-ink-soft">
            {t(`names:subjects.${series.subject}`)}
            {' · '}
            {t('sessions:minutes', { count: series.duration })}
          </p>
          {series.isDue && (
            <p className="mt-1">
              <Badge tone="accent">{t('due')}</Badge>
            </p>
          )}
        </div>
        {onDecide && (
          <Button tone="secondary" aria-label={t('decide.of', { name: student })} onPress={onDecide}>
            {t('decide.open')}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {series.slots.map(slot => (
          <SlotRow key={slot.weekday} series={series} slot={slot} />
        ))}
      </ul>
      {series.staying.length > 0 && <StayingList series={series} />}
    </li>
  );
}
