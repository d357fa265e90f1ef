import type { SessionRequestKind } from '@bayan/domain/session-requests/session-request-status';
import { SESSION_REQUEST_LIMITS } from '@bayan/domain/session-requests/session-requests.limits';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { showToast } from '#ui/toast.tsx';
import { CancellationCost } from './cancellation-cost.tsx';
import { filledTime, type NewTime } from './new-time.ts';
import { NewTimeFields } from './new-time-fields.tsx';

interface RequestDialogProps {
  readonly kind: SessionRequestKind;
  readonly session: Session;
  /** Why it is asked for, and not done by the family itself. */
  readonly note?: string;
  readonly onClose: () => void;
}

interface Typed {
  readonly reason: string;
  readonly wish: NewTime;
}
const nothingTyped: Typed = { reason: '', wish: { date: null, time: null } };

/** A family says why it cannot come and, where it knows, when it could (R113). */
export function RequestDialog({ kind, session, note, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['session-requests', 'errors']);
  const errorTexts = useErrorTexts();
  const timezone = useViewerTimezone();
  const { typed, type, forget, draft } = useDraft(`request.${kind}.${session.id}.${timezone}`, nothingTyped);
  const { reason, wish } = typed;
  const [isChecked, setChecked] = useState(false);
  // Forgotten also where nobody waits for it any more.
  const { mutate, isPending, error } = useChange('POST /api/session-requests', { onSuccess: forget });
  const isWished = kind === 'move' && (wish.date !== null || wish.time !== null);
  const wished = isWished ? filledTime(wish) : null;
  const body = { sessionId: session.id, kind, reason, ...(wished && { ...wished, timezone }) };
  const fieldError = useFieldErrors(error);
  const required = t('errors:field.required');
  const missingTime = isWished && isChecked;

  function send() {
    setChecked(true);
    if (reason.trim() === '' || (isWished && wished === null)) return;
    mutate(
      { body },
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
      draft={draft}
      onClose={onClose}
    >
      {note && <Alert>{note}</Alert>}
      <div className="text-sm">
        <SessionClocks session={session} tutorTimezone={session.tutor.timezone} />
        <p className="mt-1 text-ink-soft">{t('form.keep')}</p>
        {kind === 'cancel' && <CancellationCost session={session} />}
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
        maxLength={SESSION_REQUEST_LIMITS.reason}
        autoFocus
      />
      {kind === 'move' && (
        <NewTimeFields
          legend={t('form.wish')}
          value={wish}
          onChange={next => type({ wish: next })}
          tutorTimezone={session.tutor.timezone}
          errorOf={field => (missingTime && wish[field] === null ? required : fieldError(field))}
        />
      )}
    </EditDialog>
  );
}
