import type { Homework } from '@bayan/domain/homework/homework';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentIn } from '../../platform/current-in.ts';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { useFieldErrors } from '../../platform/use-field-errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { TwoVersions } from '../../ui/two-versions.tsx';
import { useSaveHomework } from './use-homework.ts';

interface GradeDialogProps {
  readonly homework: Homework;
  readonly onClose: () => void;
}

const markOf = ({ grade, feedback }: Homework) => ({ grade: grade ?? '', feedback: feedback ?? '' });

/** Marks what was handed in (R146). */
export function GradeDialog({ homework, onClose }: GradeDialogProps) {
  const { t } = useTranslation(['homework', 'errors']);
  const errorTexts = useErrorTexts();
  const [base, setBase] = useState(homework);
  const [mark, setMark] = useState(markOf(homework));
  const [isChecked, setChecked] = useState(false);
  const [current, setCurrent] = useState<Homework | null>(null);
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
        onError: refused => setCurrent(currentIn<Homework>(refused)),
      },
    );
  }

  return (
    <Dialog
      title={t('gradeTitle')}
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        !current && (
          <>
            <Button tone="secondary" onPress={onClose}>
              {t('cancel')}
            </Button>
            <Button isPending={isPending} onPress={() => save(base)}>
              {t('saveGrade')}
            </Button>
          </>
        )
      }
    >
      {current ? (
        <TwoVersions
          parts={(['grade', 'feedback'] as const).map(name => ({
            label: t(`fields.${name}`),
            theirs: markOf(current)[name],
            yours: mark[name],
          }))}
          isPending={isPending}
          onKeepYours={() => save(current)}
          onTakeTheirs={() => {
            setBase(current);
            setMark(markOf(current));
            setCurrent(null);
          }}
        />
      ) : (
        <div className="flex flex-col gap-5">
          {error && (
            <Alert tone="danger" title={errorTexts(error).title} isNews>
              {errorTexts(error).text}
            </Alert>
          )}
          <TextField
            name="grade"
            label={t('fields.grade')}
            hint={t('fields.gradeHint')}
            isRequired
            error={isChecked && isMissing ? t('errors:field.required') : fieldError('grade')}
            value={mark.grade}
            onChange={grade => setMark({ ...mark, grade })}
            maxLength={20}
            autoFocus
          />
          <TextArea
            name="feedback"
            label={t('fields.feedback')}
            error={fieldError('feedback')}
            value={mark.feedback}
            onChange={feedback => setMark({ ...mark, feedback })}
            maxLength={5000}
          />
        </div>
      )}
    </Dialog>
  );
}
