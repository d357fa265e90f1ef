import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import { type ListedRole, type PeopleFilters, type PersonState, statesOf } from './people-filters.ts';

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';

interface StateFilterProps {
  readonly role: ListedRole;
  readonly state: PersonState | null;
  readonly onChange: (change: Partial<PeopleFilters>) => void;
}

export function StateFilter({ role, state, onChange }: StateFilterProps) {
  const { t } = useTranslation('people');
  const states = statesOf(role);
  return (
    <Select
      name="state"
      label={t('filters.state')}
      value={state ?? ANY}
      options={[
        { id: ANY, label: t('filters.any') },
        ...states.map(id => ({ id, label: t(`states.${id}`) })),
      ]}
      onChange={id => onChange({ state: states.find(offered => offered === id) ?? null })}
    />
  );
}
