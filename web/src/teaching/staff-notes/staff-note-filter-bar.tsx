import { STAFF_NOTE_COLOURS } from '@bayan/domain/staff-notes/staff-note-colours';
import { useTranslation } from 'react-i18next';
import { isFiltered } from '#platform/address-filters.ts';
import { Button } from '#ui/button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { noFilters, type StaffNoteFilters } from './staff-note-filters.ts';

interface StaffNoteFilterBarProps {
  readonly filters: StaffNoteFilters;
  readonly onChange: (change: Partial<StaffNoteFilters>, how?: { readonly replace: boolean }) => void;
}

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';
const SHOWN = [ANY, 'pinned', 'mentions'] as const;

export function StaffNoteFilterBar({ filters, onChange }: StaffNoteFilterBarProps) {
  const { t } = useTranslation('staff-notes');
  const shown = (filters.mentions && 'mentions') ?? (filters.pinned && 'pinned') ?? ANY;
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
      <Select
        name="shown"
        label={t('filters.shown')}
        value={shown}
        options={SHOWN.map(id => ({ id, label: t(`filters.show.${id}`) }))}
        onChange={id =>
          onChange({
            pinned: id === 'pinned' ? 'true' : null,
            mentions: id === 'mentions' ? 'me' : null,
          })
        }
      />
      <Select
        name="colour"
        label={t('filters.colour')}
        value={filters.colour ?? ANY}
        options={[
          { id: ANY, label: t('filters.anyColour') },
          ...STAFF_NOTE_COLOURS.map(id => ({ id, label: t(`colours.${id}`) })),
        ]}
        onChange={id => onChange({ colour: STAFF_NOTE_COLOURS.find(offered => offered === id) ?? null })}
      />
      <div className="col-span-2 xl:col-span-1">
        <Button tone="secondary" isDisabled={!isFiltered(filters)} onPress={() => onChange(noFilters)}>
          {t('filters.clear')}
        </Button>
      </div>
    </div>
  );
}
