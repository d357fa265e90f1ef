import { useTranslation } from 'react-i18next';
import type { SubjectNames } from './profile-form.ts';

export function useSubjectNames(): SubjectNames {
  const { t } = useTranslation('names');
  return subject => t(`subjects.${subject}`);
}
