import { languages } from '@bayan/domain/language/language';
import { useTranslation } from 'react-i18next';
import type { SubjectNames } from './profile-form.ts';

export function useSubjectNames(): SubjectNames {
  const { t, i18n } = useTranslation('names');
  return {
    shown: subject => t(`subjects.${subject}`),
    // What was typed before the language was switched is still understood.
    known: subject =>
      languages.flatMap(language => i18n.getResource(language, 'names', `subjects.${subject}`) ?? []),
  };
}
