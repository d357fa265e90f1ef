import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { byShownName, nameOf } from '#platform/person-name.ts';
import { useAssignedStudents } from '#teaching/sessions/logger/use-students.ts';
import type { Pair } from '#teaching/sessions/pair-fields.tsx';
import { Select } from '#ui/select.tsx';

interface OwnStudentFieldsProps {
  readonly value: Pick<Pair, 'student' | 'subject'>;
  readonly onChange: (change: Partial<Pair>) => void;
  /** Whether what is missing is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  readonly fieldError: (field: string) => string | undefined;
}

/** Which of her students a tutor teaches what: those who are assigned to her (R71). */
export function OwnStudentFields({ value, onChange, isChecked, fieldError }: OwnStudentFieldsProps) {
  const { t } = useTranslation(['sessions', 'names', 'translation', 'errors']);
  const language = useLanguage();
  const students = useAssignedStudents();
  const { student, subject } = value;
  const studied = students?.find(({ id }) => id === student?.id)?.subjects ?? [];
  const required = (isMissing: boolean) => (isChecked && isMissing ? t('errors:field.required') : undefined);
  return (
    <>
      <Select
        name="studentId"
        label={t('logger.fields.studentId')}
        // A list without anybody does not open: who presses it too early would think it broken.
        {...(!students && { isDisabled: true, placeholder: t('translation:ui.loading') })}
        value={student?.id ?? null}
        options={byShownName(students ?? [], language).map(one => ({
          id: one.id,
          label: nameOf(one, language),
        }))}
        hint={students?.length === 0 ? t('logger.fields.noStudents') : undefined}
        error={required(student === null) ?? fieldError('studentId')}
        onChange={id => {
          const chosen = students?.find(one => one.id === id);
          if (!chosen) return;
          const { name, nameAr, timezone } = chosen;
          onChange({ student: { id, name, nameAr, timezone } });
        }}
        isRequired
      />
      <Select
        name="subject"
        label={t('logger.fields.subject')}
        value={subject}
        options={[...new Set([...studied, ...OFFERED_SUBJECTS])].map(id => ({
          id,
          label: t(`names:subjects.${id}`),
        }))}
        error={required(subject === null) ?? fieldError('subject')}
        onChange={chosen => onChange({ subject: chosen })}
        isRequired
      />
    </>
  );
}
