import type { SessionRequestKind } from '@bayan/domain/session-requests/session-request-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateKey } from '#platform/use-create-key.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { type NewTime, NewTimeFields } from './new-time-fields.tsx';
import { useRequestChange } from './use-session-requests.ts';

interface AskDialogProps {
  readonly kind: SessionRequestKind;
  readonly session: Session;
  /** The family's, in which a wish is typed. */
  readonly timezone: string;
  readonly onClose: () => void;
}

const LONGEST_REASON = 500;

interface Typed {
  readonly reason: string;
  readonly wish: NewTime;
}
const nothingTyped: Typed = { reason: '', wish: { date: null, time: null } };

/** A family says why it cannot come and, where it knows, when it could (R113). */
export function AskDialog({ kind, session, timezone, onClose }: AskDialogProps) {
  const { t } = useTranslation(['session-requests', 'errors']);
  const errorTexts = useErrorTexts();
  const { typed, type, forget } = useDraft(`request.${kind}.${session.id}.${timezone}`, nothingTyped);
  const { reason, wish } = typed;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useRequestChange(forget);
  const isWished = kind === 'move' && (wish.date !== null || wish.time !== null);
  const body = { sessionId: session.id, kind, reason, ...(isWished && { ...wish, timezone }) };
  const idempotencyKey = useCreateKey(body);
  const fieldError = useFieldErrors(error);
  const required = t('errors:field.required');
  const missingTime = isWished && isChecked;

  function send() {
    setChecked(true);
    if (reason.trim() === '' || (isWished && (wish.date === null || wish.time === null))) return;
    mutate(
      { path: '/api/session-requests', body, idempotencyKey },
      {
        onSuccess: () => {
          showToast({ title: t('sent.title'), text: t('sent.text'), tone: 'success' });
          onClose();
        },
      },
    );
  }

  return (
    <EditDialog
      title={t(`form.title.${kind}`)}
      saveLabel={t('form.send')}
      cancelLabel={t('back')}
      isPending={isPending}
      problem={error && errorTexts(error)}
      versions={null}
      onSave={send}
      onClose={onClose}
    >
      <div className="text-sm">
        <SessionClocks session={session} timezones={[timezone, session.tutor.timezone]} />
        <p className="mt-1 text-ink-soft">{t('form.keep')}</p>
      </div>
      <TextArea
        name="reason"
        label={t('form.reason')}
        hint={t('form.reasonHint')}
        isRequired
        rows={3}
        value={reason}
        onChange={next => type({ reason: next })}
        error={isChecked && reason.trim() === '' ? required : fieldError('reason')}
        maxLength={LONGEST_REASON}
        autoFocus
      />
      {kind === 'move' && (
        <NewTimeFields
          legend={t('form.wish')}
          value={wish}
          onChange={next => type({ wish: next })}
          ownTimezone={timezone}
          otherTimezones={[session.tutor.timezone]}
          errorOf={field => (missingTime && wish[field] === null ? required : fieldError(field))}
        />
      )}
    </EditDialog>
  );
}
