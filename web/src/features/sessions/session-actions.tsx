import type { Session } from '@bayan/domain/sessions/session';
import { canBecome, SESSION_STATUSES, type SessionStatus } from '@bayan/domain/sessions/session-status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { RatingDialog } from './rating-dialog.tsx';
import { useSessionChange } from './session-change.ts';
import { TextsDialog } from './texts-dialog.tsx';

type Open = 'cancel' | 'texts' | 'rating' | null;

/** What a tutor may do with one of her sessions: the ways of its status (R83), and a correction of its words. */
export function SessionActions({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const [open, setOpen] = useState<Open>(null);
  const { mutate, isPending } = useSessionChange();

  function become(status: SessionStatus, reason?: string) {
    setOpen(null);
    mutate(
      {
        session,
        method: 'POST',
        path: '/status',
        body: { status, ...(reason && { reason }) },
        becomes: { status },
      },
      {
        onSuccess: () =>
          showToast({
            title: t(`changed.${status}.title`),
            text: t(`changed.${status}.text`),
            tone: 'success',
          }),
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
      },
    );
  }

  return (
    <>
      {SESSION_STATUSES.filter(status => canBecome(session.status, status)).map(status => (
        <Button
          key={status}
          tone="quiet"
          isDisabled={isPending}
          onPress={() => (status === 'cancelled' ? setOpen('cancel') : become(status))}
        >
          {t(`become.${status}`)}
        </Button>
      ))}
      {session.status !== 'cancelled' && (
        <Button tone="quiet" isDisabled={isPending} onPress={() => setOpen('texts')}>
          {t('texts.open')}
        </Button>
      )}
      {session.status === 'completed' && (
        <Button tone="quiet" isDisabled={isPending} onPress={() => setOpen('rating')}>
          {t(session.feedback?.tutorRating == null ? 'rate.open' : 'rate.change')}
        </Button>
      )}
      {open === 'cancel' && (
        <CancelDialog onClose={() => setOpen(null)} onCancelSession={reason => become('cancelled', reason)} />
      )}
      {open === 'texts' && <TextsDialog session={session} onClose={() => setOpen(null)} />}
      {open === 'rating' && <RatingDialog session={session} onClose={() => setOpen(null)} />}
    </>
  );
}
