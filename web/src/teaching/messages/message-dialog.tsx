import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateKey } from '#platform/use-create-key.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { LONGEST_MESSAGE } from './longest-message.ts';
import { useSendMessage } from './use-messages.ts';

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
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSendMessage();
  const key = useCreateKey(text);
  const fieldError = useFieldErrors(error);
  const isEmpty = text.trim() === '';

  function send() {
    setChecked(true);
    if (isEmpty) return;
    mutate(
      { studentId, text, key },
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
        onChange={setText}
        maxLength={LONGEST_MESSAGE}
      />
      {children}
    </EditDialog>
  );
}
