import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { Select } from '#ui/select.tsx';
import { type PeopleFilters, PUBLISHED } from './people-filters.ts';

/** Stands for a filter that lets everything through: a select shows what is chosen, also where nothing is. */
const ANY = 'any';

interface TutorFiltersProps {
  readonly filters: PeopleFilters;
  readonly onChange: (change: Partial<PeopleFilters>) => void;
}

/** What tutors can be told apart by: what they teach, and whether families see them and their documents last. */
export function TutorFilters({ filters, onChange }: TutorFiltersProps) {
  const { t } = useTranslation(['people', 'names']);
  const any = { id: ANY, label: t('filters.all') } as const;
  return (
    <>
      <Select
        name="subject"
        label={t('filters.subject')}
        value={filters.subject ?? ANY}
        options={[any, ...OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))]}
        onChange={id => onChange({ subject: OFFERED_SUBJECTS.find(offered => offered === id) ?? null })}
      />
      <Select
        name="published"
        label={t('filters.published')}
        value={filters.published ?? ANY}
        options={[any, ...PUBLISHED.map(id => ({ id, label: t(`published.${id}`) }))]}
        onChange={id => onChange({ published: PUBLISHED.find(offered => offered === id) ?? null })}
      />
      <Select
        name="documents"
        label={t('filters.documents')}
        value={filters.documentsExpiring ?? ANY}
        options={[any, { id: 'true', label: t('documents.true') }]}
        onChange={id => onChange({ documentsExpiring: id === 'true' ? id : null })}
      />
    </>
  );
}
