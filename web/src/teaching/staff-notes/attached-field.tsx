import { useTranslation } from 'react-i18next';
import { PersonSearch } from '#people/profiles/person-search.tsx';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { trashIcon } from '#ui/icons/room-icons.ts';
import type { Attached } from './staff-note-form.ts';

interface AttachedFieldProps {
  readonly value: Attached | null;
  readonly onChange: (about: Attached | null) => void;
}

/** What a note is about. A person is found by searching; a lesson or an application is given by its own page. */
export function AttachedField({ value, onChange }: AttachedFieldProps) {
  const { t } = useTranslation('staff-notes');
  const language = useLanguage();
  if (!value)
    return (
      <PersonSearch
        label={t('fields.about')}
        onChoose={person => onChange({ kind: 'person', id: person.id, label: nameOf(person, language) })}
      />
    );
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-sm font-semibold">{t('attached')}</span>
      <div className="flex items-center gap-3 rounded-card border border-line ps-4">
        <bdi className="min-w-0 grow truncate">{value.label}</bdi>
        <Button tone="quiet" aria-label={t('detach', { label: value.label })} onPress={() => onChange(null)}>
          <Icon drawing={trashIcon} />
        </Button>
      </div>
    </div>
  );
}
