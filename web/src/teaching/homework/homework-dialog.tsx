import type { Homework } from '@bayan/domain/homework/homework.contract';
import { HOMEWORK_LIMITS } from '@bayan/domain/homework/homework.limits';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useNow } from '#platform/use-now.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { useLessonLine } from '#teaching/sessions/use-lesson-line.ts';
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
import { useNextLessonDay } from './use-next-lesson-day.ts';

interface HomeworkDialogProps {
  readonly student: {
    readonly id: string;
    readonly name: string;
    readonly nameAr: string | null;
    readonly timezone: string;
  };
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
  const lessonLine = useLessonLine();
  const name = nameOf(student, useLanguage());
  const about = session ? lessonLine(session) : name;
  const draft = `homework-form.${over?.id ?? session?.id ?? student.id}`;
  const today = wallClock(useNow(), student.timezone).date;
  const nextLessonDay = useNextLessonDay(student, today);
  const {
    form: typed,
    fill,
    base,
    current,
    ...record
  } = useRecordForm(draft, over, (homework): HomeworkForm => {
    if (homework) return homeworkFormOf(homework);
    return session ? homeworkFrom(session) : emptyHomework;
  });
  const [isChecked, setChecked] = useState(false);
  // Until a day is chosen or taken away, homework is due with the next lesson (R676).
  const [isDueTouched, setDueTouched] = useState(false);
  const isDueFree = !over && typed.dueDate === null && !isDueTouched;
  const form = isDueFree ? { ...typed, dueDate: nextLessonDay } : typed;
  const savedDue = base && homeworkFormOf(base).dueDate;
  const isDuePast = form.dueDate !== null && form.dueDate < today && form.dueDate !== savedDue;
  const { mutate, isPending, error } = useSaveHomework(
    {
      studentId: student.id,
      ...(session && { sessionId: session.id }),
    },
    record.forget,
  );
  const fieldError = useFieldErrors(error);
  const missing = isChecked ? missingIn(form) : [];
  const errorOf = (name: keyof HomeworkForm) => {
    if (missing.includes(name)) return t('errors:field.required');
    return name === 'dueDate' && isDuePast ? t('errors:homework.past.title') : fieldError(name);
  };
  const field = (name: keyof HomeworkForm) => ({
    name,
    label: t(`fields.${name}`),
    error: errorOf(name),
  });

  const done = () => {
    showToast({ title: t('saved.title'), about: name, text: t('saved.text'), tone: 'success' });
    onClose();
  };

  function save(replaced: Homework | null) {
    setChecked(true);
    const { subject, dueDate } = form;
    if (missingIn(form).length > 0 || isDuePast || subject === null || dueDate === null) return;
    mutate(
      { form: { ...form, subject, dueDate }, over: replaced },
      {
        onSuccess: done,
        onError: record.onRefused(done),
      },
    );
  }

  return (
    <EditDialog
      title={t(over ? 'editTitle' : 'assignTitle')}
      about={about}
      saveLabel={t(over ? 'save' : 'assign')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={record.draft}
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
          min={savedDue !== null && savedDue < today ? savedDue : today}
          onChange={dueDate => {
            setDueTouched(true);
            fill({ dueDate });
          }}
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
