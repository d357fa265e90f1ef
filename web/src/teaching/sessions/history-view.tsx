import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#platform/address-filters.ts';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import { type HistoryChoice, type HistoryFilters, viewIn } from './history-filters.ts';
import { HistoryTiles } from './history-tiles.tsx';
import { SessionList } from './session-list.tsx';
import { useHasSessionsToCome, useSessionTotals } from './use-sessions.ts';

interface HistoryViewProps {
  readonly choice: HistoryChoice;
  readonly noteOn?: ComponentProps<typeof SessionList>['noteOn'];
  readonly onChange: (change: Partial<HistoryFilters>, how?: { readonly replace: boolean }) => void;
}

/** One of the two views: what it holds, added up and listed. */
export function HistoryView({ choice, noteOn, onChange }: HistoryViewProps) {
  const { t } = useTranslation('sessions');
  const view = viewIn(choice);
  const shown = { ...choice, view };
  const { view: _, ...filters } = choice;
  const { data: totals } = useSessionTotals(shown);
  const isEmptyPast = view === 'past' && !isFiltered(filters) && totals?.sessions === 0;
  const hasToCome = useHasSessionsToCome(isEmptyPast);
  const whyEmpty = () => {
    if (isFiltered(filters)) return 'filtered';
    if (view === 'to-come') return 'toCome';
    return hasToCome ? 'onlyToCome' : 'text';
  };
  return (
    <div className="flex flex-col gap-4">
      <HistoryTiles view={view} totals={totals} />
      <HistoryFilterBar filters={filters} view={view} onChange={onChange} />
      <SessionList filters={shown} emptyText={t(`history.empty.${whyEmpty()}`)} noteOn={noteOn} />
    </div>
  );
}
