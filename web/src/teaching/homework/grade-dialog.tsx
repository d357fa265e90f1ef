import type { Homework } from '@bayan/domain/homework/homework.contract';
import { HOMEWORK_LIMITS } from '@bayan/domain/homework/homework.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

interface GradeDialogProps {
  readonly homework: Homework;
  readonly onClose: () => void;
}

const markOf = ({ grade, feedback }: Homework) => ({ grade: grade ?? '', feedback: feedback ?? '' });

/** Marks what was handed in (R146). */
export function GradeDialog({ homework, onClose }: GradeDialogProps) {
  const { t } = useTranslation(['homework', 'errors']);
  const errorTexts = useErrorTexts();
  const about = t('whose', { name: nameOf(homework.student, useLanguage()), title: homework.title });
  const draft = `grade.${homework.id}`;
  const { form: mark, fill, base, current, ...record } = useRecordForm(draft, homework, markOf);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('POST /api/homework/{id}/grade', {
    onSuccess: record.forget,
  });
  const fieldError = useFieldErrors(error);
  const isMissing = mark.grade.trim() === '';

  const done = () => {
    showToast({ title: t('marked.title'), about, text: t('marked.text'), tone: 'success' });
    onClose();
  };

  function save(over: Homework) {
    setChecked(true);
    if (isMissing) return;
    mutate(
      { params: { id: over.id }, body: mark, version: over.version },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  return (
    <EditDialog
      title={t('gradeTitle')}
      about={about}
      saveLabel={t('saveGrade')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: (['grade', 'feedback'] as const).map(name => ({
            label: t(`fields.${name}`),
            theirs: markOf(current)[name],
            yours: mark[name],
          })),
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <TextField
        name="grade"
        label={t('fields.grade')}
        hint={t('fields.gradeHint')}
        isRequired
        error={isChecked && isMissing ? t('errors:field.required') : fieldError('grade')}
        value={mark.grade}
        onChange={grade => fill({ grade })}
        maxLength={HOMEWORK_LIMITS.grade}
        autoFocus
      />
      <TextArea
        name="feedback"
        label={t('fields.feedback')}
        error={fieldError('feedback')}
        value={mark.feedback}
        onChange={feedback => fill({ feedback })}
        maxLength={HOMEWORK_LIMITS.feedback}
      />
    </EditDialog>
  );
}
