import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useTranslation } from 'react-i18next';
import { useComparedFields } from '#people/profiles/use-compared-fields.ts';
import { useSubjectNames } from '#people/profiles/use-subject-names.ts';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { type PersonForm, personFormOf } from './person-form.ts';

/** Both versions field by field, with what only the academy sets. */
export function useComparedPerson() {
  const { t } = useTranslation('profiles');
  const language = useLanguage();
  const names = useSubjectNames();
  const compared = useComparedFields();
  const genderText = ({ gender }: PersonForm) => (gender ? t(`genders.${gender}`) : '');
  const birthDateText = ({ birthDate }: PersonForm) => (birthDate ? dateText(birthDate, language) : '');
  return (theirs: Person, yours: PersonForm) => {
    const saved = personFormOf(theirs, names);
    return [
      ...compared(theirs, yours),
      { label: t('fields.gender'), theirs: genderText(saved), yours: genderText(yours) },
      { label: t('birthDate'), theirs: birthDateText(saved), yours: birthDateText(yours) },
    ];
  };
}
