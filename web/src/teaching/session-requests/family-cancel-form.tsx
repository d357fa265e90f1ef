import { costAfter } from '@bayan/domain/sessions/cancellation-cost';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RestoredDraft } from '#ui/restored-draft.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { CostOfCancelling } from './cost-of-cancelling.tsx';
import { useFamilyCancel } from './use-family-cancel.ts';

interface FamilyCancelFormProps {
  readonly session: Session;
  readonly freeUntil: Date;
  readonly isAskedAbout: boolean;
  readonly onClose: () => void;
}

/** Says what it costs before anything is pressed, and that only the academy takes it back (R512). */
export function FamilyCancelForm({ session, freeUntil, isAskedAbout, onClose }: FamilyCancelFormProps) {
  const { t } = useTranslation('session-requests');
  const errorTexts = useErrorTexts();
  // What was read stays until the academy says otherwise: it must not change under a finger that comes down.
  const [readAt] = useState(() => new Date());
  const { typed, type, forget, startAgain } = useDraft(`family-cancel.${session.id}`, { reason: '' });
  const { cancel, isPending, problem, newCost } = useFamilyCancel(session, () => {
    forget();
    onClose();
  });
  const cost = newCost ?? costAfter(freeUntil, readAt);
  return (
    <Dialog
      title={t('own.cancel.title')}
      isOpen
      asksToLeave={false}
      onOpenChange={isOpen => !isOpen && onClose()}
      footer={
        <>
          <Button tone="secondary" slot="close">
            {t('own.cancel.keep')}
          </Button>
          <Button
            tone="danger"
            isPending={isPending}
            onPress={() => cancel({ cost, reason: typed.reason.trim() })}
          >
            {t('own.cancel.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {startAgain && <RestoredDraft onDiscard={startAgain} />}
        {problem && (
          <Alert tone="danger" title={errorTexts(problem).title} isNews>
            {errorTexts(problem).text}
          </Alert>
        )}
        <div className="text-sm">
          <SessionClocks session={session} tutorTimezone={tutorTimezoneIn(session)} />
        </div>
        <CostOfCancelling session={session} cost={cost} freeUntil={freeUntil} />
        <TextArea
          name="reason"
          label={t('own.cancel.reason')}
          hint={t('form.reasonHint')}
          rows={3}
          value={typed.reason}
          onChange={reason => type({ reason })}
          maxLength={SESSION_LIMITS.cancelReason}
        />
        <div className="text-sm text-ink-soft">
          {isAskedAbout && <p>{t('own.closesRequest')}</p>}
          <p>{t('own.cancel.forGood')}</p>
        </div>
      </div>
    </Dialog>
  );
}

const tutorTimezoneIn = ({ tutor, tutorLeftAt }: Session) => (tutorLeftAt ? undefined : tutor.timezone);
