import { RESOURCE_SHELVES, type ResourceShelf } from '@bayan/domain/resources/resource-shelf';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import { ANY } from './resource-choices.tsx';

interface ShelfFilterProps {
  readonly shelf: ResourceShelf | null;
  readonly onChange: (change: { readonly shelf: ResourceShelf | null }) => void;
}

export function ShelfFilter({ shelf, onChange }: ShelfFilterProps) {
  const { t } = useTranslation('resources');
  return (
    <Select
      name="shelf"
      label={t('filters.shelf')}
      value={shelf ?? ANY}
      options={[
        { id: ANY, label: t('filters.any.shelf') },
        ...RESOURCE_SHELVES.map(id => ({ id, label: t(`shelves.${id}`) })),
      ]}
      onChange={id => onChange({ shelf: RESOURCE_SHELVES.find(offered => offered === id) ?? null })}
    />
  );
}
