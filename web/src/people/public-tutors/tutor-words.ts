import { agesOf } from '@bayan/domain/public-tutors/offered';
import type { PublicTutor } from '@bayan/domain/public-tutors/public-tutor';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { listText } from '#platform/list-text.ts';

/** What a card and a page say of a tutor. */
export function useTutorWords(tutor: PublicTutor) {
  const { t } = useTranslation(['public-tutors', 'names']);
  const language = useLanguage();
  const { subjects, languages, levels, years } = tutor;
  return {
    subjects: listText(
      subjects.map(subject => t(`names:subjects.${subject}`)),
      language,
    ),
    years: t('years', { count: years }),
    ages: t('ages', agesOf(levels)),
    languages: listText(
      languages.map(spoken => t(`languages.${spoken}`)),
      language,
    ),
    line: t('quoted', { line: tutor.line }),
  };
}
