import type { Homework } from '@bayan/domain/homework/homework';
import type { Session } from '@bayan/domain/sessions/session';
import { SUBJECTS } from '@bayan/domain/sessions/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentIn } from '../../platform/current-in.ts';
import { useCreateKey } from '../../platform/use-create-key.ts';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { useFieldErrors } from '../../platform/use-field-errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { TwoVersions } from '../../ui/two-versions.tsx';
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

const TEXTS = ['title', 'description', 'dueDate'] as const;

/** Assigns homework, or changes it; who saves second sees both versions (R297). */
export function HomeworkDialog({ student, over, session, onClose }: HomeworkDialogProps) {
  const { t } = useTranslation(['homework', 'names', 'errors']);
  const errorTexts = useErrorTexts();
  const [base, setBase] = useState(over);
  const [form, setForm] = useState(() => {
    if (over) return homeworkFormOf(over);
    return session ? homeworkFrom(session) : emptyHomework;
  });
  const [isChecked, setChecked] = useState(false);
  const [current, setCurrent] = useState<Homework | null>(null);
  const { mutate, isPending, error } = useSaveHomework();
  const idempotencyKey = useCreateKey(form);
  const fieldError = useFieldErrors(error);
  const missing = isChecked ? missingIn(form) : [];
  const fill = (change: Partial<HomeworkForm>) => setForm({ ...form, ...change });
  const field = (name: keyof HomeworkForm) => ({
    name,
    label: t(`fields.${name}`),
    error: missing.includes(name) ? t('errors:field.required') : fieldError(name),
  });

  function save(replaced: Homework | null) {
    setChecked(true);
    if (missingIn(form).length > 0) return;
    mutate(
      replaced
        ? { path: `/api/homework/${replaced.id}`, method: 'PATCH', body: form, version: replaced.version }
        : {
            path: '/api/homework',
            method: 'POST',
            body: { studentId: student.id, ...(session && { sessionId: session.id }), ...form },
            idempotencyKey,
          },
      {
        onSuccess: () => {
          showToast({ title: t('saved.title'), text: t('saved.text'), tone: 'success' });
          onClose();
        },
        onError: refused => setCurrent(currentIn<Homework>(refused)),
      },
    );
  }

  return (
    <Dialog
      title={t(over ? 'editTitle' : 'assignTitle')}
      isWide
      isOpen
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        !current && (
          <>
            <Button tone="secondary" onPress={onClose}>
              {t('cancel')}
            </Button>
            <Button isPending={isPending} onPress={() => save(base)}>
              {t(over ? 'save' : 'assign')}
            </Button>
          </>
        )
      }
    >
      {current ? (
        <TwoVersions
          parts={TEXTS.map(name => ({
            label: t(`fields.${name}`),
            theirs: homeworkFormOf(current)[name] ?? '',
            yours: form[name] ?? '',
          }))}
          isPending={isPending}
          onKeepYours={() => save(current)}
          onTakeTheirs={() => {
            setBase(current);
            setForm(homeworkFormOf(current));
            setCurrent(null);
          }}
        />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          {error && (
            <div className="sm:col-span-2">
              <Alert tone="danger" title={errorTexts(error).title} isNews>
                {errorTexts(error).text}
              </Alert>
            </div>
          )}
          <div className="sm:col-span-2">
            <TextField
              {...field('title')}
              isRequired
              value={form.title}
              onChange={title => fill({ title })}
              maxLength={200}
              autoFocus
            />
          </div>
          <Select
            {...field('subject')}
            isRequired
            value={form.subject}
            options={SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
            onChange={subject => fill({ subject })}
          />
          <DateField
            {...field('dueDate')}
            isRequired
            hint={t('fields.dueHint')}
            value={form.dueDate}
            onChange={dueDate => fill({ dueDate })}
          />
          <div className="sm:col-span-2">
            <TextArea
              {...field('description')}
              rows={5}
              value={form.description}
              onChange={description => fill({ description })}
              maxLength={5000}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
