import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#platform/use-draft.ts';
import { useNow } from '#platform/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { EndingFields } from './ending-fields.tsx';
import { hasBegun } from './has-begun.ts';
import { useEnding } from './use-ending.ts';
import { useLessonLine } from './use-lesson-line.ts';
import { useSessionStatus } from './use-session-status.ts';

interface CancelDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** A lesson that is not given as planned: why, and what that costs (R490). By a former tutor without a reason (R601). */
export function CancelDialog({ session, onClose }: CancelDialogProps) {
  const { t } = useTranslation(['sessions', 'errors']);
  const { typed, type, forget, startAgain } = useDraft(`cancel.${session.id}`, { reason: '' });
  const { reason } = typed;
  const lessonLine = useLessonLine();
  const form = useEnding(session);
  const [isChecked, setChecked] = useState(false);
  const { become, isPending } = useSessionStatus(session, forget);
  const isBegun = hasBegun(session, useNow());
  const isReasonMissing = form.needsReason && reason.trim() === '';

  function confirm() {
    setChecked(true);
    if (!form.ending || !form.isComplete || isReasonMissing) return;
    const { status, ...ending } = form.ending;
    become(status, { ...ending, reason: reason.trim(), onDone: onClose });
  }

  return (
    <Dialog
      title={t(isBegun ? 'cancel.titleBegun' : 'cancel.title')}
      about={lessonLine(session)}
      isOpen
      asksToLeave={false}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button tone="danger" isDisabled={isPending} onPress={confirm}>
            {t(isBegun ? 'cancel.confirmBegun' : 'cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {startAgain && <RestoredDraft onDiscard={startAgain} />}
        <EndingFields session={session} form={form} isChecked={isChecked} />
        {session.isFormer ? (
          <p>{t('cancel.former')}</p>
        ) : (
          <TextArea
            name="reason"
            label={t(form.needsReason ? 'cancel.reasonNeeded' : 'cancel.reason')}
            hint={t('cancel.hint')}
            value={reason}
            onChange={text => type({ reason: text })}
            error={isChecked && isReasonMissing ? t('errors:field.required') : undefined}
            isRequired={form.needsReason}
            maxLength={SESSION_LIMITS.cancelReason}
          />
        )}
      </div>
    </Dialog>
  );
}
