import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#platform/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useLessonLine } from './use-lesson-line.ts';
import { useSessionStatus } from './use-session-status.ts';

interface CancelDialogProps {
  readonly session: Session;
  readonly onClose: () => void;
}

/** A lesson is cancelled with a reason, or without one (R84); by a former tutor without (R601). */
export function CancelDialog({ session, onClose }: CancelDialogProps) {
  const { t } = useTranslation('sessions');
  const { typed, type, forget, startAgain } = useDraft(`cancel.${session.id}`, { reason: '' });
  const { reason } = typed;
  const lessonLine = useLessonLine();
  const { become, isPending } = useSessionStatus(session, forget);
  return (
    <Dialog
      title={t('cancel.title')}
      about={lessonLine(session)}
      isOpen
      asksToLeave={false}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" onPress={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button
            tone="danger"
            isDisabled={isPending}
            onPress={() => become('cancelled', { reason: reason.trim(), onDone: onClose })}
          >
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      {session.isFormer ? (
        <p>{t('cancel.former')}</p>
      ) : (
        <div className="flex flex-col gap-5">
          {startAgain && <RestoredDraft onDiscard={startAgain} />}
          <TextArea
            name="reason"
            label={t('cancel.reason')}
            hint={t('cancel.hint')}
            value={reason}
            onChange={text => type({ reason: text })}
            maxLength={SESSION_LIMITS.cancelReason}
            autoFocus
          />
        </div>
      )}
    </Dialog>
  );
}
