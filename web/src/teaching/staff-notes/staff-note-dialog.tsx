import { STAFF_NOTE_COLOURS } from '@bayan/domain/staff-notes/staff-note-colours';
import type { StaffNote } from '@bayan/domain/staff-notes/staff-notes.contract';
import { STAFF_NOTE_LIMITS } from '@bayan/domain/staff-notes/staff-notes.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { AttachedField } from './attached-field.tsx';
import { ColleaguesField } from './colleagues-field.tsx';
import { type Attached, emptyNote, noteFormOf } from './staff-note-form.ts';
import { useAttached } from './use-attached.ts';
import { useSaveStaffNote } from './use-staff-notes.ts';

interface StaffNoteDialogProps {
  /** What is changed; null for a new note. */
  readonly over: StaffNote | null;
  /** What a new note is about. */
  readonly about: Attached | null;
  readonly onClose: () => void;
}

/** Writes a note of the staff, or changes one. */
export function StaffNoteDialog({ over, about, onClose }: StaffNoteDialogProps) {
  const { t } = useTranslation(['staff-notes', 'errors']);
  const errorTexts = useErrorTexts();
  const attachedTo = useAttached();
  const formOf = (note: StaffNote | null) => (note ? noteFormOf(note, attachedTo(note)) : emptyNote(about));
  const draft = `staff-note.${over?.id ?? about?.id ?? 'new'}`;
  const { form, fill, base, current, ...record } = useRecordForm(draft, over, formOf);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSaveStaffNote(record.forget);
  const fieldError = useFieldErrors(error);
  const isEmpty = form.text.trim() === '';

  const done = () => {
    showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
    onClose();
  };

  function save(replaced: StaffNote | null) {
    setChecked(true);
    if (isEmpty) return;
    mutate(
      { form, over: replaced },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  return (
    <EditDialog
      title={t(over ? 'editTitle' : 'addTitle')}
      saveLabel={t('save')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
      versions={
        current && {
          parts: [
            { label: t('fields.text'), theirs: current.text, yours: form.text },
            {
              label: t('fields.colour'),
              theirs: t(`colours.${current.colour}`),
              yours: t(`colours.${form.colour}`),
            },
            {
              label: t('attached'),
              theirs: attachedTo(current)?.label ?? '',
              yours: form.about?.label ?? '',
            },
          ],
          onKeepYours: () => save(current),
          isOwn: record.isOwnChange,
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      <TextArea
        name="text"
        label={t('fields.text')}
        rows={6}
        isRequired
        error={isChecked && isEmpty ? t('errors:field.required') : fieldError('text')}
        value={form.text}
        onChange={text => fill({ text })}
        maxLength={STAFF_NOTE_LIMITS.text}
      />
      <RadioGroup
        name="colour"
        label={t('fields.colour')}
        value={form.colour}
        options={STAFF_NOTE_COLOURS.map(id => ({ id, label: t(`colours.${id}`) }))}
        onChange={colour => fill({ colour })}
      />
      <Checkbox name="isPinned" isSelected={form.isPinned} onChange={isPinned => fill({ isPinned })}>
        {t('fields.isPinned')}
      </Checkbox>
      <AttachedField value={form.about} onChange={next => fill({ about: next })} />
      <ColleaguesField
        mentioned={over?.mentions ?? []}
        value={form.mentions}
        error={fieldError('mentions')}
        onChange={mentions => fill({ mentions })}
      />
    </EditDialog>
  );
}
