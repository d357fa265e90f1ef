import { typedSubjects } from '@bayan/domain/sessions/typed-subjects';
import { useTranslation } from 'react-i18next';
import { useFieldErrors } from '../../platform/use-field-errors.ts';
import { missingIn, type OwnField, type ProfileForm, type TutorField } from './profile-form.ts';
import { useSubjectNames } from './use-subject-names.ts';

/** What is wrong with each field: what is missing or unknown by itself, all else by what the server says. */
export function useProfileErrors(form: ProfileForm, refusal: Error | null) {
  const { t } = useTranslation(['profiles', 'errors']);
  const names = useSubjectNames();
  const refused = useFieldErrors(refusal);
  const missing = missingIn(form);
  const { unknown } = typedSubjects(form.tutor?.subjects ?? '', names.known);
  const unknownText =
    unknown.length > 0
      ? t('subjectsUnknown', { names: unknown.map(name => `\u2068${name}\u2069`).join(', ') })
      : undefined;

  /** Nothing is sent that is certain to come back. */
  const own = (field: OwnField | TutorField) => {
    if (missing.includes(field)) return t('errors:field.required');
    return field === 'subjects' ? unknownText : undefined;
  };
  return {
    isSendable: missing.length === 0 && unknown.length === 0,
    ofProfile: (field: OwnField) => own(field) ?? refused(`profile.${field}`),
    ofTutor: (field: TutorField) => own(field) ?? refused(`tutor.${field}`),
  };
}
