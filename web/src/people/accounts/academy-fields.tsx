import { GENDERS } from '@bayan/domain/profiles/genders';
import { PROFILE_LIMITS } from '@bayan/domain/profiles/profiles.limits';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { DateField } from '#ui/date-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { PersonForm } from './person-form.ts';

const UNKNOWN = 'unknown';

interface AcademyFieldsProps {
  readonly form: PersonForm;
  readonly birthDateError: string | undefined;
  readonly onFill: (change: Partial<PersonForm>) => void;
}

/** What only the academy sets of a tutor or of a student (R873). */
export function AcademyFields({ form, birthDateError, onFill }: AcademyFieldsProps) {
  const { t } = useTranslation('profiles');
  const today = useNow().toISOString().slice(0, 10);
  return (
    <>
      {form.tutor && (
        <RadioGroup
          name="gender"
          label={t('fields.gender')}
          hint={t('hints.gender')}
          options={[
            ...GENDERS.map(id => ({ id, label: t(`genders.${id}`) })),
            { id: UNKNOWN, label: t('none') } as const,
          ]}
          value={form.gender ?? UNKNOWN}
          onChange={chosen => onFill({ gender: chosen === UNKNOWN ? null : chosen })}
        />
      )}
      {form.student && (
        <DateField
          name="birthDate"
          label={t('birthDate')}
          error={birthDateError}
          value={form.birthDate}
          min={PROFILE_LIMITS.earliestBirthday}
          max={today}
          onChange={birthDate => onFill({ birthDate })}
        />
      )}
    </>
  );
}
