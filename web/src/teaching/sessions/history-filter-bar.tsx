import { SESSION_PERIODS } from '@bayan/domain/sessions/session-period';
import type { SessionView } from '@bayan/domain/sessions/session-view';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#platform/address-filters.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icons/site-icons.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { type HistoryFilters, noFilters } from './history-filters.ts';
import { StatusFilter } from './status-filter.tsx';

interface HistoryFilterBarProps {
  readonly filters: HistoryFilters;
  readonly view: SessionView;
  readonly onChange: (change: Partial<HistoryFilters>, how?: { readonly replace: boolean }) => void;
}

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';
const CHOICES = ['subject', 'period'] as const;

/** On a phone the choices stand behind a button, so that the first lesson is on the first screen. */
export function HistoryFilterBar({ filters, view, onChange }: HistoryFilterBarProps) {
  const { t } = useTranslation(['sessions', 'names']);
  const [isOpen, setOpen] = useState(false);
  const { status, outcome, toClose, subject } = filters;
  const chosen = [status ?? outcome ?? toClose, subject, filters.period].filter(
    given => given !== null,
  ).length;
  const choice = <Id extends string>(
    name: (typeof CHOICES)[number],
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
  const period = view === 'to-come' ? 'periodsToCome' : 'periods';
  return (
    <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 xl:grid-cols-[2fr_1fr_1fr_1fr_auto]">
      <div className="col-span-2 xl:col-span-1">
        <SearchField
          name="q"
          label={t('history.filters.search')}
          value={filters.q ?? ''}
          onSearch={q => onChange({ q: q || null }, { replace: true })}
        />
      </div>
      <div className="col-span-full sm:hidden">
        <Button tone="secondary" isWide aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('history.filters.open')}
          {chosen > 0 && <Badge tone="accent">{chosen}</Badge>}
          <Icon drawing={chevronDownIcon} className={`size-4.5 ${isOpen ? 'rotate-180' : ''}`} />
        </Button>
      </div>
      <div className={isOpen ? 'contents' : 'hidden sm:contents'}>
        <StatusFilter filters={filters} onChange={onChange} />
        <Select {...choice('subject', OFFERED_SUBJECTS, id => t(`names:subjects.${id}`))} />
        <Select {...choice('period', SESSION_PERIODS, id => t(`history.filters.${period}.${id}`))} />
      </div>
      <div className={isFiltered(filters) ? '' : 'max-sm:hidden'}>
        <Button tone="secondary" isWide isDisabled={!isFiltered(filters)} onPress={() => onChange(noFilters)}>
          {t('history.filters.clear')}
        </Button>
      </div>
    </div>
  );
}
