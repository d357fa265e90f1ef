import type { ProfileSummary } from '@bayan/domain/profiles/profiles.contract';
import type { Role } from '@bayan/domain/roles';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SearchField } from '#ui/search-field.tsx';

type FoundPerson = Pick<ProfileSummary, 'id' | 'name' | 'nameAr' | 'role' | 'timezone'>;

interface PersonSearchProps {
  readonly label: string;
  /** Only people of this role. */
  readonly role?: Role;
  readonly onChoose: (person: FoundPerson) => void;
}

const SHOWN = 8;

/** Finds one of the academy's people by a part of the name or the address, for an admin. */
export function PersonSearch({ label, role, onChoose }: PersonSearchProps) {
  const { t } = useTranslation(['profiles', 'dashboard']);
  const language = useLanguage();
  const [q, setQ] = useState('');
  const { data } = useEndpoint(
    'GET /api/profiles',
    q === '' ? null : { query: { q, limit: SHOWN, ...(role && { role }) } },
    {
      placeholderData: keepPreviousData,
    },
  );
  const found: readonly FoundPerson[] = q === '' ? [] : (data?.items ?? []);
  const labelOf = (person: FoundPerson) => {
    const name = nameOf(person, language);
    return person.role && !role
      ? t('search.person', { name, role: t(`dashboard:roles.${person.role}`) })
      : name;
  };
  return (
    <div className="flex flex-col gap-3">
      <SearchField name="person" label={label} value={q} onSearch={setQ} />
      {found.length > 0 && (
        <RadioGroup
          name="found"
          label={t('search.found')}
          value={null}
          options={found.map(person => ({ id: person.id, label: labelOf(person) }))}
          onChange={id => {
            const chosen = found.find(person => person.id === id);
            if (!chosen) return;
            setQ('');
            onChoose(chosen);
          }}
        />
      )}
      <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
        {q !== '' && data?.items.length === 0 && t('search.none')}
      </p>
    </div>
  );
}
