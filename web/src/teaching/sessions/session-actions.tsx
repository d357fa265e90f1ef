import { canCloseAsFormerTutor } from '@bayan/domain/sessions/session.policy';
import { isTutorsToCorrect, isVoid } from '@bayan/domain/sessions/session-correction';
import {
  canBecome,
  isOpen,
  SESSION_STATUSES,
  type SessionStatus,
} from '@bayan/domain/sessions/session-status';
import { isAheadOfTime } from '@bayan/domain/sessions/session-times';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { hasBegun } from './has-begun.ts';
import { sessionDialogs } from './session-dialogs.tsx';
import { useSessionStatus } from './use-session-status.ts';
import { useWhichLesson } from './which-lesson.tsx';

interface SessionActionsProps {
  readonly session: Session;
  /** For a session that waits to be closed: completing it leads, and something follows (R724). */
  readonly onCompleted?: (completed: Session) => void;
}

/**
 * What a tutor may do with one of her sessions: the ways of its status (R83) once it is time (R495), its words, its
 * time. A former tutor closes it (R601).
 */
export function SessionActions({ session, onCompleted }: SessionActionsProps) {
  const { t } = useTranslation('sessions');
  const open = useOpenDialog(sessionDialogs);
  const now = useNow();
  const { describedBy, words } = useWhichLesson(session, session.student);
  const isHers = !session.isFormer;
  const { become, isPending } = useSessionStatus(
    session,
    changed => changed.status === 'completed' && isHers && onCompleted?.(changed),
  );
  const startsAt = new Date(session.startsAt);
  const closedAt = session.closedAt === null ? null : new Date(session.closedAt);
  const mayBecome = (status: SessionStatus) =>
    canBecome(session.status, status) &&
    !isAheadOfTime(status, startsAt, now) &&
    !isVoid(session) &&
    (isHers || canCloseAsFormerTutor({ ...session, startsAt }, { status }, now));
  const possible = SESSION_STATUSES.filter(mayBecome);
  const isOver = new Date(session.endsAt) <= now;
  // What is over is not started any more.
  const offered = isOver || onCompleted ? possible.filter(status => status !== 'in-progress') : possible;
  /** What cannot be wanted at once is asked about first (R84, R721). */
  function choose(status: SessionStatus) {
    if (status === 'cancelled') return open({ dialog: 'cancel', session });
    const isEarly = status === 'completed' && new Date(session.endsAt) > now;
    return isEarly ? open({ dialog: 'early', session }) : become(status);
  }
  return (
    <>
      {words}
      {offered.map(status => (
        <Button
          key={status}
          {...describedBy}
          tone={onCompleted && status === 'completed' ? 'primary' : 'quiet'}
          isDisabled={isPending}
          onPress={() => choose(status)}
        >
          {t(status === 'cancelled' && hasBegun(session, now) ? 'cancel.open' : `become.${status}`)}
        </Button>
      ))}
      {isHers && isOpen(session.status) && (
        <Button
          {...describedBy}
          tone="quiet"
          isDisabled={isPending}
          onPress={() => open({ dialog: 'change', session })}
        >
          {t('change.open')}
        </Button>
      )}
      {isHers && session.status !== 'cancelled' && (
        <Button
          {...describedBy}
          tone="quiet"
          isDisabled={isPending}
          onPress={() => open({ dialog: 'texts', session })}
        >
          {t('texts.open')}
        </Button>
      )}
      {isHers && isTutorsToCorrect({ status: session.status, closedAt }, now) && (
        <Button
          {...describedBy}
          tone="quiet"
          isDisabled={isPending}
          onPress={() => open({ dialog: 'correction', session })}
        >
          {t('correct.open')}
        </Button>
      )}
      {isHers && session.status === 'completed' && (
        <Button
          {...describedBy}
          tone="quiet"
          isDisabled={isPending}
          onPress={() => open({ dialog: 'rating', session })}
        >
          {t(session.feedback?.tutorRating == null ? 'rate.open' : 'rate.change')}
        </Button>
      )}
    </>
  );
}
