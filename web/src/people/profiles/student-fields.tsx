import { PROFILE_LIMITS } from '@bayan/domain/profiles/profiles.limits';
import { useTranslation } from 'react-i18next';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { StudentField, StudentTexts } from './profile-form.ts';

interface StudentFieldsProps {
  readonly texts: StudentTexts;
  readonly errorOf: (field: StudentField) => string | undefined;
  readonly onFill: (change: Partial<StudentTexts>) => void;
}

export function StudentFields({ texts, errorOf, onFill }: StudentFieldsProps) {
  const { t } = useTranslation('profiles');
  const field = (name: StudentField) => ({
    name,
    label: t(`fields.${name}`),
    hint: t(`hints.${name}`),
    error: errorOf(name),
    value: texts[name],
    onChange: (text: string) => onFill({ [name]: text }),
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField {...field('grade')} maxLength={PROFILE_LIMITS.schoolYear} />
      <TextField {...field('schoolYear')} maxLength={PROFILE_LIMITS.schoolYear} />
      <TextField {...field('subjects')} maxLength={PROFILE_LIMITS.text} />
      <TextArea {...field('learningGoals')} rows={5} maxLength={PROFILE_LIMITS.text} />
    </div>
  );
}
