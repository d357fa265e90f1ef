import { ACADEMY } from '@bayan/domain/messages/academy';
import { MESSAGE_LIMITS } from '@bayan/domain/messages/messages.limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { Option } from '#ui/options.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import type { MessageDraft } from './message-draft.ts';

interface MessageFormProps extends MessageDraft {
  readonly recipients: readonly Option[];
}

/** A student writes to a tutor or to the academy (R261). */
export function MessageForm({ draft: { to, text, key }, write, sent, recipients }: MessageFormProps) {
  const { t } = useTranslation(['messages', 'errors']);
  const errorTexts = useErrorTexts();
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChange('POST /api/messages');
  const fieldError = useFieldErrors(error);
  const isEmpty = text.trim() === '';
  const problem = error && errorTexts(error);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isEmpty || isPending) return;
    mutate(
      { body: { to, text }, idempotencyKey: key },
      {
        onSuccess: () => {
          setChecked(false);
          sent(key);
          const text = to === ACADEMY ? t('sent.toAcademy') : t('sent.toTutor');
          showToast({ title: t('sent.title'), text, tone: 'success' });
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {problem && (
        <Alert tone="danger" title={problem.title} isNews>
          {problem.text}
        </Alert>
      )}
      <Select
        name="to"
        label={t('to')}
        options={recipients}
        value={to}
        onChange={chosen => write({ to: chosen })}
        error={fieldError('to')}
      />
      <TextArea
        name="text"
        label={t('text')}
        hint={t('keptHint')}
        rows={5}
        isRequired
        error={isChecked && isEmpty ? t('errors:field.required') : fieldError('text')}
        value={text}
        onChange={typed => write({ text: typed })}
        maxLength={MESSAGE_LIMITS.text}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
