import type { Session } from '@bayan/domain/sessions/session';
import { canBecome, SESSION_STATUSES } from '@bayan/domain/sessions/session-status';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useSessionDialog } from './session-dialogs.tsx';
import { useSessionStatus } from './use-session-status.ts';

/** What a tutor may do with one of her sessions: the ways of its status (R83), and a correction of its words. */
export function SessionActions({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const open = useSessionDialog();
  const { become, isPending } = useSessionStatus(session);
  return (
    <>
      {SESSION_STATUSES.filter(status => canBecome(session.status, status)).map(status => (
        <Button
          key={status}
          tone="quiet"
          isDisabled={isPending}
          onPress={() => (status === 'cancelled' ? open({ dialog: 'cancel', session }) : become(status))}
        >
          {t(`become.${status}`)}
        </Button>
      ))}
      {session.status !== 'cancelled' && (
        <Button tone="quiet" isDisabled={isPending} onPress={() => open({ dialog: 'texts', session })}>
          {t('texts.open')}
        </Button>
      )}
      {session.status === 'completed' && (
        <Button tone="quiet" isDisabled={isPending} onPress={() => open({ dialog: 'rating', session })}>
          {t(session.feedback?.tutorRating == null ? 'rate.open' : 'rate.change')}
        </Button>
      )}
    </>
  );
}
