import { STAFF_NOTE_LIMITS } from '@bayan/domain/staff-notes/staff-notes.limits';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';

interface ColleaguesFieldProps {
  /** Whom the note mentions already: they stay in the list, though they may have left. */
  readonly mentioned: readonly {
    readonly id: string;
    readonly name: string;
    readonly nameAr: string | null;
  }[];
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

const MOST = 100;

/** The other admins, of whom a note may mention some (R924). */
export function ColleaguesField({ mentioned, value, error, onChange }: ColleaguesFieldProps) {
  const { t } = useTranslation('staff-notes');
  const language = useLanguage();
  const me = useAuth().userProfile?.id;
  const { data } = useEndpoint('GET /api/profiles', {
    query: { role: 'admin', active: 'true', limit: MOST },
  });
  const colleagues = new Map([...mentioned, ...(data?.items ?? [])].map(person => [person.id, person]));
  const options = [...colleagues.values()]
    .filter(({ id }) => id !== me || value.includes(id))
    .map(person => ({ id: person.id, label: nameOf(person, language) }));
  if (options.length === 0) return null;
  return (
    <CheckboxGroup
      name="mentions"
      label={t('fields.mentions')}
      hint={t('hints.mentions')}
      error={error}
      options={options}
      value={value}
      onChange={ids => ids.length <= STAFF_NOTE_LIMITS.mentions && onChange(ids)}
    />
  );
}
