import type { ProgressNote } from '@bayan/domain/progress-notes/progress-note';
import { SUBJECTS } from '@bayan/domain/sessions/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentIn } from '../../platform/current-in.ts';
import { useCreateKey } from '../../platform/use-create-key.ts';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { useFieldErrors } from '../../platform/use-field-errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { TwoVersions } from '../../ui/two-versions.tsx';
import { emptyNote, type NoteForm, noteFormOf } from './note-form.ts';
import { useSaveProgressNote } from './use-progress-notes.ts';

interface NoteDialogProps {
  readonly studentId: string;
  readonly over: ProgressNote | null;
  readonly onClose: () => void;
}

const TEXTS = ['note', 'strengths', 'areasForImprovement'] as const;
const LONGEST = 5000;

/** Writes a progress note, or corrects one; who saves second sees both versions (R297). */
export function NoteDialog({ studentId, over, onClose }: NoteDialogProps) {
  const { t } = useTranslation(['students', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const [base, setBase] = useState(over);
  const [form, setForm] = useState(over ? noteFormOf(over) : emptyNote);
  const [isChecked, setChecked] = useState(false);
  const [current, setCurrent] = useState<ProgressNote | null>(null);
  const { mutate, isPending, error } = useSaveProgressNote(studentId);
  const key = useCreateKey(form);
  const fieldError = useFieldErrors(error);
  const isMissing = (field: 'subject' | 'note') =>
    isChecked && (field === 'subject' ? form.subject === null : form.note.trim() === '');

  function save(replaced: ProgressNote | null) {
    setChecked(true);
    if (form.subject === null || form.note.trim() === '') return;
    mutate(
      { form, over: replaced, key },
      {
        onSuccess: () => {
          showToast({ title: t('notes.saved.title'), text: t('notes.saved.text'), tone: 'success' });
          onClose();
        },
        onError: refused => setCurrent(currentIn<ProgressNote>(refused)),
      },
    );
  }

  const fill = (change: Partial<NoteForm>) => setForm({ ...form, ...change });
  return (
    <Dialog
      title={t(over ? 'notes.editTitle' : 'notes.addTitle')}
      isWide
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        !current && (
          <>
            <Button tone="secondary" onPress={onClose}>
              {t('notes.cancel')}
            </Button>
            <Button isPending={isPending} onPress={() => save(base)}>
              {t('notes.save')}
            </Button>
          </>
        )
      }
    >
      {current ? (
        <TwoVersions
          parts={TEXTS.map(field => ({
            label: t(`notes.${field}`),
            theirs: noteFormOf(current)[field],
            yours: form[field],
          }))}
          isPending={isPending}
          onKeepYours={() => save(current)}
          onTakeTheirs={() => {
            setBase(current);
            setForm(noteFormOf(current));
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
          <Select
            name="subject"
            label={t('notes.subject')}
            isRequired
            error={isMissing('subject') ? t('errors:field.required') : fieldError('subject')}
            value={form.subject}
            options={SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
            onChange={subject => fill({ subject })}
          />
          <TextArea
            name="note"
            label={t('notes.note')}
            rows={6}
            isRequired
            error={isMissing('note') ? t('errors:field.required') : fieldError('note')}
            value={form.note}
            onChange={note => fill({ note })}
            maxLength={LONGEST}
          />
          <TextArea
            name="strengths"
            label={t('notes.strengths')}
            hint={t('notes.perLine')}
            error={fieldError('strengths')}
            value={form.strengths}
            onChange={strengths => fill({ strengths })}
            maxLength={LONGEST}
          />
          <TextArea
            name="areasForImprovement"
            label={t('notes.areasForImprovement')}
            hint={t('notes.perLine')}
            error={fieldError('areasForImprovement')}
            value={form.areasForImprovement}
            onChange={areasForImprovement => fill({ areasForImprovement })}
            maxLength={LONGEST}
          />
        </div>
      )}
    </Dialog>
  );
}
