import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPerson } from '#people/profiles/person-field.tsx';
import { PersonSearch } from '#people/profiles/person-search.tsx';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Button } from '#ui/button.tsx';
import { PopoverButton } from '#ui/popover-button.tsx';
import type { LaneKind } from './calendar-address.ts';

interface PersonFilterProps {
  readonly kind: LaneKind;
  /** Of whom the address names. */
  readonly id: string | null;
  /** As one of the shown lessons has it. */
  readonly known: Pick<ChosenPerson, 'name' | 'nameAr'> | null;
  readonly onChange: (id: string | null) => void;
}

/** Narrows a list to one tutor or student (R962). */
export function PersonFilter({ kind, id, known, onChange }: PersonFilterProps) {
  const { t } = useTranslation('session-calendar');
  const language = useLanguage();
  // Somebody without a lesson in the list is known from the search alone.
  const [found, setFound] = useState<ChosenPerson | null>(null);
  const person = known ?? (found?.id === id ? found : null);
  const name = person ? nameOf(person, language) : t(`list.chosen.${kind}`);
  return (
    <div>
      <PopoverButton label={id ? t(`list.only.${kind}`, { name }) : t(`list.any.${kind}`)}>
        {close => (
          <div className="flex flex-col gap-3">
            <PersonSearch
              label={t('lanes.search')}
              role={kind}
              onChoose={chosen => {
                setFound(chosen);
                onChange(chosen.id);
                close();
              }}
            />
            {id && (
              <Button
                tone="quiet"
                onPress={() => {
                  onChange(null);
                  close();
                }}
              >
                {t(`list.any.${kind}`)}
              </Button>
            )}
          </div>
        )}
      </PopoverButton>
    </div>
  );
}
