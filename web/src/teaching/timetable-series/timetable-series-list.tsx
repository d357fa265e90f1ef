import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressFilters } from '#platform/address-filters.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import type { SeriesViewer } from '#teaching/session-series/series-viewer.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { mostPressingFirst, ofKind, SERIES_KINDS, type SeriesKind } from './series-kinds.ts';
import { TimetableSeriesCard } from './timetable-series-card.tsx';
import type { TimetableSeries, useTimetableSeries } from './use-timetable-series.ts';

const ALL = 'all';
const SHOWN_AT_ONCE = 20;

type Choice = { readonly show: SeriesKind | null };
const choiceIn = (address: URLSearchParams): Choice => ({
  show: SERIES_KINDS.find(kind => kind === address.get('show')) ?? null,
});

interface TimetableSeriesListProps {
  readonly pages: ReturnType<typeof useTimetableSeries>;
  readonly viewer: SeriesViewer;
  /** Null once the Ramadan is over. */
  readonly onDecide: ((series: TimetableSeries) => void) | null;
}

/** The weekly series of a timetable, those that need a time first, all or of one kind. */
export function TimetableSeriesList({ pages, viewer, onDecide }: TimetableSeriesListProps) {
  const { t } = useTranslation('timetables');
  const errorTexts = useErrorTexts();
  const { filters, setFilters } = useAddressFilters(choiceIn);
  const [shown, setShown] = useState(SHOWN_AT_ONCE);
  const { items, error } = pages;
  if (error && !pages.isWhole) return <LoadFailure {...errorTexts(error)} onRetry={pages.retry} />;
  if (!items || !pages.isWhole)
    return (
      <Card>
        {items && (
          <p role="status" className="mb-4 text-sm text-ink-soft">
            {t('list.coming', { count: items.length })}
          </p>
        )}
        <Skeleton rows={6} />
      </Card>
    );
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={calendarIcon}
          title={t('list.empty.title')}
          text={t(viewer === 'admin' ? 'list.empty.text' : 'list.empty.own')}
        />
      </Card>
    );
  const wanted = filters.show ? ofKind(items, filters.show) : mostPressingFirst(items);
  return (
    <div className="flex flex-col gap-4">
      <div className="w-full sm:w-80">
        <Select
          name="show"
          label={t('list.show')}
          value={filters.show ?? ALL}
          options={[
            { id: ALL, label: t('list.kinds.all', { total: items.length }) },
            ...SERIES_KINDS.map(kind => ({
              id: kind,
              label: t(`list.kinds.${kind}`, { total: ofKind(items, kind).length }),
            })),
          ]}
          onChange={kind => {
            setShown(SHOWN_AT_ONCE);
            setFilters({ show: kind === ALL ? null : kind });
          }}
        />
      </div>
      {wanted.length === 0 ? (
        <Card>
          <EmptyState icon={calendarIcon} title={t('list.none')} />
        </Card>
      ) : (
        <ul aria-label={t('list.label')} className="flex flex-col gap-4">
          {wanted.slice(0, shown).map(series => (
            <TimetableSeriesCard
              key={series.id}
              series={series}
              viewer={viewer}
              onDecide={onDecide && (() => onDecide(series))}
            />
          ))}
        </ul>
      )}
      {wanted.length > shown && (
        <MoreButton isPending={false} onMore={() => setShown(shown + SHOWN_AT_ONCE)} />
      )}
    </div>
  );
}
