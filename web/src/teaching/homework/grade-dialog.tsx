import type { Homework } from '@bayan/domain/homework/homework';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useVersions } from '#platform/use-versions.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSaveHomework } from './use-homework.ts';

interface GradeDialogProps {
  readonly homework: Homework;
  readonly onClose: () => void;
}

const LONGEST_GRADE = 20;
const LONGEST_FEEDBACK = 5000;
const markOf = ({ grade, feedback }: Homework) => ({ grade: grade ?? '', feedback: feedback ?? '' });

/** Marks what was handed in (R146). */
export function GradeDialog({ homework, onClose }: GradeDialogProps) {
  const { t } = useTranslation(['homework', 'errors']);
  const errorTexts = useErrorTexts();
  const { base, current, onRefused, goOnFrom } = useVersions<Homework>(homework);
  const [mark, setMark] = useState(markOf(homework));
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSaveHomework();
  const fieldError = useFieldErrors(error);
  const isMissing = mark.grade.trim() === '';

  function save(over: Homework) {
    setChecked(true);
    if (isMissing) return;
    mutate(
      { path: `/api/homework/${over.id}/grade`, method: 'POST', body: mark, version: over.version },
      {
        onSuccess: () => {
          showToast({ title: t('marked.title'), text: t('marked.text'), tone: 'success' });
          onClose();
        },
        onError: onRefused,
      },
    );
  }

  return (
    <EditDialog
      title={t('gradeTitle')}
      saveLabel={t('saveGrade')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      versions={
        current && {
          parts: (['grade', 'feedback'] as const).map(name => ({
            label: t(`fields.${name}`),
            theirs: markOf(current)[name],
            yours: mark[name],
          })),
          onKeepYours: () => save(current),
          onTakeTheirs: () => {
            goOnFrom(current);
            setMark(markOf(current));
          },
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
        onChange={grade => setMark({ ...mark, grade })}
        maxLength={LONGEST_GRADE}
        autoFocus
      />
      <TextArea
        name="feedback"
        label={t('fields.feedback')}
        error={fieldError('feedback')}
        value={mark.feedback}
        onChange={feedback => setMark({ ...mark, feedback })}
        maxLength={LONGEST_FEEDBACK}
      />
    </EditDialog>
  );
}
