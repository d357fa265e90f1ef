import type { ProgressNote } from '@bayan/domain/progress-notes/progress-notes.contract';
import { PROGRESS_NOTE_LIMITS } from '@bayan/domain/progress-notes/progress-notes.limits';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { emptyNote, noteFormOf } from './note-form.ts';
import { useSaveProgressNote } from './use-progress-notes.ts';

interface NoteDialogProps {
  readonly studentId: string;
  readonly over: ProgressNote | null;
  readonly onClose: () => void;
}

const TEXTS = ['note', 'strengths', 'areasForImprovement'] as const;

/** Writes a progress note, or corrects one. */
export function NoteDialog({ studentId, over, onClose }: NoteDialogProps) {
  const { t } = useTranslation(['students', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const draft = `progress-note.${over?.id ?? studentId}`;
  const { form, fill, base, current, ...record } = useRecordForm(draft, over, note =>
    note ? noteFormOf(note) : emptyNote,
  );
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSaveProgressNote(studentId, record.forget);
  const fieldError = useFieldErrors(error);
  const isEmpty = { subject: form.subject === null, note: form.note.trim() === '' };
  const errorOf = (field: keyof typeof isEmpty) =>
    isChecked && isEmpty[field] ? t('errors:field.required') : fieldError(field);

  const done = () => {
    showToast({ title: t('notes.saved.title'), text: t('notes.saved.text'), tone: 'success' });
    onClose();
  };

  function save(replaced: ProgressNote | null) {
    setChecked(true);
    const { subject } = form;
    if (subject === null || isEmpty.note) return;
    mutate(
      { form: { ...form, subject }, over: replaced },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  return (
    <EditDialog
      title={t(over ? 'notes.editTitle' : 'notes.addTitle')}
      saveLabel={t('notes.save')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: TEXTS.map(field => ({
            label: t(`notes.${field}`),
            theirs: noteFormOf(current)[field],
            yours: form[field],
          })),
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <Select
        name="subject"
        label={t('notes.subject')}
        isRequired
        error={errorOf('subject')}
        value={form.subject}
        options={OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
        onChange={subject => fill({ subject })}
      />
      <TextArea
        name="note"
        label={t('notes.note')}
        rows={6}
        isRequired
        error={errorOf('note')}
        value={form.note}
        onChange={note => fill({ note })}
        maxLength={PROGRESS_NOTE_LIMITS.note}
      />
      {(['strengths', 'areasForImprovement'] as const).map(field => (
        <TextArea
          key={field}
          name={field}
          label={t(`notes.${field}`)}
          hint={t('notes.perLine')}
          error={fieldError(field)}
          value={form[field]}
          onChange={text => fill({ [field]: text })}
          maxLength={PROGRESS_NOTE_LIMITS.note}
        />
      ))}
    </EditDialog>
  );
}
