import { isVoid } from '@bayan/domain/sessions/session-correction';
import { canBecome, isOpen, isUpcoming, SESSION_STATUSES } from '@bayan/domain/sessions/session-status';
import { isAheadOfTime } from '@bayan/domain/sessions/session-times';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { hasBegun } from '#teaching/sessions/has-begun.ts';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { useSessionStatus } from '#teaching/sessions/use-session-status.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { plannerDialogs } from './planner-dialogs.tsx';

/** What an admin does with any lesson: by the same forms as its tutor, and to whom it is given besides (R967). */
export function LessonActions({ session }: { readonly session: Session }) {
  const { t } = useTranslation(['session-calendar', 'sessions']);
  const open = useOpenDialog(sessionDialogs);
  const plan = useOpenDialog(plannerDialogs);
  const now = useNow();
  const { become, isPending } = useSessionStatus(session);
  const startsAt = new Date(session.startsAt);
  const isOver = new Date(session.endsAt) <= now;
  const offered = SESSION_STATUSES.filter(
    status =>
      canBecome(session.status, status) &&
      !isAheadOfTime(status, startsAt, now) &&
      !isVoid(session) &&
      !(session.tutorLeftAt && (status === 'in-progress' || status === 'completed')) &&
      // What is over is not started any more.
      !(isOver && status === 'in-progress'),
  );
  const choose = (status: (typeof offered)[number]) => {
    if (status === 'cancelled') return open({ dialog: 'cancel', session });
    return status === 'completed' && !isOver ? open({ dialog: 'early', session }) : become(status);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen(session.status) && (
        <Button tone="secondary" isDisabled={isPending} onPress={() => open({ dialog: 'change', session })}>
          {t('sessions:change.open')}
        </Button>
      )}
      {isUpcoming({ status: session.status, startsAt }, now) && (
        <Button tone="secondary" isDisabled={isPending} onPress={() => plan({ dialog: 'reassign', session })}>
          {t('reassign')}
        </Button>
      )}
      {session.status === 'completed' && (
        <Button
          tone="secondary"
          isDisabled={isPending}
          onPress={() => open({ dialog: 'correction', session })}
        >
          {t('sessions:correct.open')}
        </Button>
      )}
      {offered.map(status => (
        <Button key={status} tone="quiet" isDisabled={isPending} onPress={() => choose(status)}>
          {t(
            status === 'cancelled' && hasBegun(session, now)
              ? 'sessions:cancel.open'
              : `sessions:become.${status}`,
          )}
        </Button>
      ))}
    </div>
  );
}
