import { languages } from '@bayan/domain/language/language';
import { useTranslation } from 'react-i18next';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import type { SubjectNames } from './profile-form.ts';

export function useSubjectNames(): SubjectNames {
  const { t, i18n } = useTranslation('names');
  const language = useLanguage();
  const shown: SubjectNames['shown'] = subject => t(`subjects.${subject}`);
  return {
    shown,
    list: subjects => commaText(subjects.map(shown), language),
    // What was typed before the language was switched is still understood.
    known: subject =>
      languages.flatMap(language => i18n.getResource(language, 'names', `subjects.${subject}`) ?? []),
  };
}
