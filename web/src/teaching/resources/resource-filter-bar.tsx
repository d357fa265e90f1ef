import { useTranslation } from 'react-i18next';
import { isFiltered } from '#platform/address-filters.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { ResourceChoices } from './resource-choices.tsx';
import { noFilters, type ResourceFilters } from './resource-filters.ts';

interface ResourceFilterBarProps {
  readonly filters: ResourceFilters;
  readonly onChange: (change: Partial<ResourceFilters>, how?: { readonly replace: boolean }) => void;
}

export function ResourceFilterBar({ filters, onChange }: ResourceFilterBarProps) {
  const { t } = useTranslation('resources');
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
      <ResourceChoices filters={filters} onChange={onChange} />
      <div className="col-span-2 xl:col-span-1">
        <Button tone="secondary" isDisabled={!isFiltered(filters)} onPress={() => onChange(noFilters)}>
          {t('filters.clear')}
        </Button>
      </div>
    </div>
  );
}
