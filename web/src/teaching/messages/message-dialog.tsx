import { MESSAGE_LIMITS } from '@bayan/domain/messages/messages.limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';

interface MessageDialogProps {
  readonly studentId: string;
  /** As the reader calls the student. */
  readonly name: string;
  /** What follows, said once it is sent. */
  readonly sentText: string;
  /** What was written before. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Writes to a student and, with that, to the parent (R258). */
export function MessageDialog({ studentId, name, sentText, children, onClose }: MessageDialogProps) {
  const { t } = useTranslation(['messages', 'errors']);
  const errorTexts = useErrorTexts();
  const { typed, type, forget, draft } = useDraft(`message.${studentId}`, { text: '' });
  const { text } = typed;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('POST /api/messages', { onSuccess: forget });
  const fieldError = useFieldErrors(error);
  const isEmpty = text.trim() === '';

  function send() {
    setChecked(true);
    if (isEmpty) return;
    mutate(
      { body: { studentId, text } },
      {
        onSuccess: () => {
          showToast({ title: t('sent.title'), text: sentText, tone: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t('title', { name })}
      saveLabel={t('send')}
      isWide
      isPending={isPending}
      problem={error && errorTexts(error)}
      draft={draft}
      versions={null}
      onSave={send}
      onClose={onClose}
    >
      <TextArea
        name="text"
        label={t('text')}
        hint={t('hint')}
        rows={8}
        isRequired
        error={isChecked && isEmpty ? t('errors:field.required') : fieldError('text')}
        value={text}
        onChange={words => type({ text: words })}
        maxLength={MESSAGE_LIMITS.text}
      />
      {children}
    </EditDialog>
  );
}
