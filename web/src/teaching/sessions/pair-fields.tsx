import { OFFERED_SUBJECTS, type Subject } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { type ChosenPerson, PersonField } from '#people/profiles/person-field.tsx';
import { Select } from '#ui/select.tsx';

/** Who teaches whom what. */
export interface Pair {
  readonly tutor: ChosenPerson | null;
  readonly student: ChosenPerson | null;
  readonly subject: Subject | null;
}

export const NO_PAIR: Pair = { tutor: null, student: null, subject: null };

interface PairFieldsProps {
  readonly value: Pair;
  readonly onChange: (change: Partial<Pair>) => void;
  /** Whether what is missing is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  readonly fieldError: (field: string) => string | undefined;
}

/** What the academy asks first of a lesson, and of a weekly series. */
export function PairFields({ value, onChange, isChecked, fieldError }: PairFieldsProps) {
  const { t } = useTranslation(['sessions', 'names', 'errors']);
  const { tutor, student, subject } = value;
  const required = (isMissing: boolean) => (isChecked && isMissing ? t('errors:field.required') : undefined);
  return (
    <>
      <PersonField
        kind="tutor"
        value={tutor}
        onChange={person => onChange({ tutor: person })}
        error={required(tutor === null) ?? fieldError('tutorId')}
      />
      <PersonField
        kind="student"
        value={student}
        onChange={person => onChange({ student: person })}
        error={required(student === null) ?? fieldError('studentId')}
      />
      <Select
        name="subject"
        label={t('sessions:logger.fields.subject')}
        value={subject}
        options={OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
        error={required(subject === null) ?? fieldError('subject')}
        onChange={chosen => onChange({ subject: chosen })}
        isRequired
      />
    </>
  );
}
