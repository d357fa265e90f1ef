import type { ListedSeries } from '@bayan/domain/session-series/series-record.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { givenIn, useAddressFilters } from '#platform/address-filters.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { Button } from '#ui/button.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { Select } from '#ui/select.tsx';
import { SeriesActionDialog } from './series-action-dialog.tsx';
import type { SeriesAction } from './series-actions.ts';
import { SeriesCard } from './series-card.tsx';
import { seriesChoiceIn } from './series-choice.ts';
import type { SeriesViewer } from './series-viewer.ts';

interface Chosen {
  readonly action: SeriesAction;
  readonly series: ListedSeries;
}

/** Weekly series, those that go on or those that are over, each with a menu of what can be done with it. */
export function SeriesList({ viewer }: { readonly viewer: SeriesViewer }) {
  const { t } = useTranslation('session-series');
  const { filters: choice, setFilters } = useAddressFilters(seriesChoiceIn);
  const state = choice.state ?? 'running';
  const pages = usePages('GET /api/session-series', { query: givenIn(choice) });
  // Out of the rows: one that is over leaves the list.
  const [chosen, setChosen] = useState<Chosen | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full sm:w-56">
          <Select
            name="state"
            label={t('list.state')}
            value={state}
            options={(['running', 'over'] as const).map(id => ({ id, label: t(`list.${id}`) }))}
            onChange={to => setFilters({ state: to === 'running' ? null : to })}
          />
        </div>
        {choice.studentId && (
          <p className="flex flex-wrap items-center gap-3">
            {t('list.ofStudent')}
            <Button tone="quiet" onPress={() => setFilters({ studentId: null })}>
              {t('list.all')}
            </Button>
          </p>
        )}
      </div>
      <PagedList
        pages={pages}
        skeletonRows={4}
        empty={{ icon: calendarIcon, title: t(`list.empty.${state}`) }}
      >
        {items => (
          <ul className="flex flex-col gap-4">
            {items.map(series => (
              <SeriesCard
                key={series.id}
                series={series}
                viewer={viewer}
                onAction={action => setChosen({ action, series })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {chosen && <SeriesActionDialog {...chosen} viewer={viewer} onClose={() => setChosen(null)} />}
    </div>
  );
}
