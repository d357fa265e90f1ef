import { SESSION_PERIODS } from '@bayan/domain/sessions/session-period';
import { SESSION_STATUSES } from '@bayan/domain/sessions/session-status';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#platform/address-filters.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { type HistoryFilters, noFilters } from './history-filters.ts';

interface HistoryFilterBarProps {
  readonly filters: HistoryFilters;
  readonly onChange: (change: Partial<HistoryFilters>, how?: { readonly replace: boolean }) => void;
}

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';

export function HistoryFilterBar({ filters, onChange }: HistoryFilterBarProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const choice = <Id extends string>(
    name: 'status' | 'subject' | 'period',
    ids: readonly Id[],
    label: (id: Id) => string,
  ) => ({
    name,
    label: t(`history.filters.${name}`),
    value: filters[name] ?? ANY,
    options: [
      { id: ANY, label: t(`history.filters.any.${name}`) },
      ...ids.map(id => ({ id, label: label(id) })),
    ],
    onChange: (id: string) => onChange({ [name]: ids.find(offered => offered === id) ?? null }),
  });
  return (
    <div className="grid grid-cols-2 items-end gap-4 xl:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <div className="col-span-2 xl:col-span-1">
        <SearchField
          name="q"
          label={t('history.filters.search')}
          value={filters.q ?? ''}
          onSearch={q => onChange({ q: q || null }, { replace: true })}
        />
      </div>
      <Select {...choice('status', SESSION_STATUSES, id => t(`status.${id}`))} />
      <Select {...choice('subject', SUBJECTS, id => t(`names:subjects.${id}`))} />
      <Select {...choice('period', SESSION_PERIODS, id => t(`history.filters.periods.${id}`))} />
      <Button tone="secondary" isDisabled={!isFiltered(filters)} onPress={() => onChange(noFilters)}>
        {t('history.filters.clear')}
      </Button>
    </div>
  );
}
