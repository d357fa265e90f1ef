import { RESOURCE_TYPES } from '@bayan/domain/files/resource-type';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import type { ResourceFilters } from './resource-filters.ts';

interface ResourceChoicesProps {
  readonly filters: Pick<ResourceFilters, 'type' | 'subject'>;
  readonly onChange: (change: Partial<Pick<ResourceFilters, 'type' | 'subject'>>) => void;
}

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
export const ANY = 'any';

/** The two fields by which tutors and admins alike narrow the library. */
export function ResourceChoices({ filters, onChange }: ResourceChoicesProps) {
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
    <>
      <Select {...choice('type', RESOURCE_TYPES, id => t(`types.${id}`))} />
      <Select {...choice('subject', OFFERED_SUBJECTS, id => t(`names:subjects.${id}`))} />
    </>
  );
}
