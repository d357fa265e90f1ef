import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { typedSubjects } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { commaText } from '#platform/comma-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { isolated } from '#platform/isolates.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { type FieldPath, missingIn, type ProfileForm, wrongEmailsIn } from './profile-form.ts';
import { useSubjectNames } from './use-subject-names.ts';

/** What is wrong with each field: what is missing or unknown by itself, all else by what the server says. */
export function useProfileErrors(form: ProfileForm, base: Person, refusal: Error | null) {
  const { t } = useTranslation(['profiles', 'errors']);
  const language = useLanguage();
  const names = useSubjectNames();
  const refused = useFieldErrors(refusal);
  const missing = missingIn(form, base);
  const wrongEmails = wrongEmailsIn(form, base);
  const { unknown } = typedSubjects((form.tutor ?? form.student)?.subjects ?? '', names.known);
  const unknownText =
    unknown.length > 0
      ? t('subjectsUnknown', { names: commaText(unknown.map(isolated), language) })
      : undefined;

  /** Nothing is sent that is certain to come back. */
  const own = (field: FieldPath) => {
    if (missing.includes(field)) return t('errors:field.required');
    if (wrongEmails.includes(field)) return t('emailWrong');
    return field === 'tutor.subjects' || field === 'student.subjects' ? unknownText : undefined;
  };
  /** Of an amount an example says more than a rule. */
  const refusedAt = (field: FieldPath) =>
    refused(field) && (field === 'tutor.hourlyRate' ? t('notAmount') : refused(field));
  return {
    isSendable: missing.length === 0 && wrongEmails.length === 0 && unknown.length === 0,
    at: (field: FieldPath) => own(field) ?? refusedAt(field),
  };
}
