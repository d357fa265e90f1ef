import { RESOURCE_TYPES } from '@bayan/domain/files/resource-type';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#platform/address-filters.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { noFilters, type ResourceFilters } from './resource-filters.ts';

interface ResourceFilterBarProps {
  readonly filters: ResourceFilters;
  readonly onChange: (change: Partial<ResourceFilters>, how?: { readonly replace: boolean }) => void;
}

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';

export function ResourceFilterBar({ filters, onChange }: ResourceFilterBarProps) {
  const { t } = useTranslation(['resources', 'names']);
  const choice = <Id extends string>(
    name: 'type' | 'subject',
    ids: readonly Id[],
    label: (id: Id) => string,
  ) => ({
    name,
    label: t(`filters.${name}`),
    value: filters[name] ?? ANY,
    options: [{ id: ANY, label: t(`filters.any.${name}`) }, ...ids.map(id => ({ id, label: label(id) }))],
    onChange: (id: string) => onChange({ [name]: ids.find(offered => offered === id) ?? null }),
  });
  return (
    <div className="grid grid-cols-2 items-end gap-4 xl:grid-cols-[2fr_1fr_1fr_auto]">
      <div className="col-span-2 xl:col-span-1">
        <SearchField
          name="q"
          label={t('filters.search')}
          value={filters.q ?? ''}
          onSearch={q => onChange({ q: q || null }, { replace: true })}
        />
      </div>
      <Select {...choice('type', RESOURCE_TYPES, id => t(`types.${id}`))} />
      <Select {...choice('subject', OFFERED_SUBJECTS, id => t(`names:subjects.${id}`))} />
      <div className="col-span-2 xl:col-span-1">
        <Button tone="secondary" isDisabled={!isFiltered(filters)} onPress={() => onChange(noFilters)}>
          {t('filters.clear')}
        </Button>
      </div>
    </div>
  );
}
