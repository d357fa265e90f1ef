import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { trashIcon } from '#ui/icons/room-icons.ts';
import { PersonSearch } from './person-search.tsx';

/** Somebody who was found. */
export interface ChosenPerson {
  readonly id: string;
  readonly name: string;
  readonly nameAr: string | null;
  readonly timezone: string;
}

interface PersonFieldProps {
  readonly kind: 'tutor' | 'student';
  readonly value: ChosenPerson | null;
  readonly onChange: (person: ChosenPerson | null) => void;
  readonly error?: string | undefined;
}

/** A tutor or a student, found by searching. */
export function PersonField({ kind, value, onChange, error }: PersonFieldProps) {
  const { t } = useTranslation('profiles');
  const language = useLanguage();
  const name = value && nameOf(value, language);
  return (
    <div data-field className="flex flex-col gap-1.5">
      {/* What is chosen stands in no control: by this a dialog knows that it would be lost (R753). */}
      <input type="hidden" value={value?.id ?? ''} />
      {value && name !== null ? (
        <>
          <span className="text-sm font-semibold">{t(`person.${kind}`)}</span>
          <div className="flex items-center gap-3 rounded-card border border-line ps-4">
            <bdi className="min-w-0 grow truncate">{name}</bdi>
            <Button tone="quiet" aria-label={t('person.other', { name })} onPress={() => onChange(null)}>
              <Icon drawing={trashIcon} />
            </Button>
          </div>
        </>
      ) : (
        <PersonSearch
          label={t(`person.${kind}`)}
          role={kind}
          onChoose={({ id, name, nameAr, timezone }) => onChange({ id, name, nameAr, timezone })}
        />
      )}
      {error && <p className="text-sm text-brick">{error}</p>}
    </div>
  );
}
