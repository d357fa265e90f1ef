import type { Homework } from '@bayan/domain/homework/homework.contract';
import { HOMEWORK_LIMITS } from '@bayan/domain/homework/homework.limits';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import {
  emptyHomework,
  type HomeworkForm,
  homeworkFormOf,
  homeworkFrom,
  missingIn,
} from './homework-form.ts';
import { useSaveHomework } from './use-homework.ts';

interface HomeworkDialogProps {
  readonly student: { readonly id: string };
  /** What is changed; null for a new one. */
  readonly over: Homework | null;
  /** In which it was set, and what was written down there. */
  readonly session?: Session;
  readonly onClose: () => void;
}

const COMPARED = ['title', 'description', 'dueDate'] as const;

/** Assigns homework, or changes it. */
export function HomeworkDialog({ student, over, session, onClose }: HomeworkDialogProps) {
  const { t } = useTranslation(['homework', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const draft = `homework-form.${over?.id ?? session?.id ?? student.id}`;
  const { form, fill, base, current, ...record } = useRecordForm(draft, over, (homework): HomeworkForm => {
    if (homework) return homeworkFormOf(homework);
    return session ? homeworkFrom(session) : emptyHomework;
  });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSaveHomework(
    {
      studentId: student.id,
      ...(session && { sessionId: session.id }),
    },
    record.forget,
  );
  const fieldError = useFieldErrors(error);
  const missing = isChecked ? missingIn(form) : [];
  const field = (name: keyof HomeworkForm) => ({
    name,
    label: t(`fields.${name}`),
    error: missing.includes(name) ? t('errors:field.required') : fieldError(name),
  });

  function save(replaced: Homework | null) {
    setChecked(true);
    const { subject, dueDate } = form;
    if (missingIn(form).length > 0 || subject === null || dueDate === null) return;
    mutate(
      { form: { ...form, subject, dueDate }, over: replaced },
      {
        onSuccess: () => {
          showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
          onClose();
        },
        onError: record.onRefused,
      },
    );
  }

  return (
    <EditDialog
      title={t(over ? 'editTitle' : 'assignTitle')}
      saveLabel={t(over ? 'save' : 'assign')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={draft}
      startAgain={record.startAgain}
      versions={
        current && {
          parts: COMPARED.map(name => ({
            label: t(`fields.${name}`),
            theirs: homeworkFormOf(current)[name] ?? '',
            yours: form[name] ?? '',
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
        {...field('title')}
        isRequired
        value={form.title}
        onChange={title => fill({ title })}
        maxLength={HOMEWORK_LIMITS.title}
        autoFocus
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...field('subject')}
          isRequired
          value={form.subject}
          options={OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
          onChange={subject => fill({ subject })}
        />
        <DateField
          {...field('dueDate')}
          isRequired
          hint={t('fields.dueHint')}
          value={form.dueDate}
          onChange={dueDate => fill({ dueDate })}
        />
      </div>
      <TextArea
        {...field('description')}
        rows={5}
        value={form.description}
        onChange={description => fill({ description })}
        maxLength={HOMEWORK_LIMITS.description}
      />
    </EditDialog>
  );
}
