import type { ChosenOutcome, FailureSide } from '@bayan/domain/sessions/session-outcome';
import type { SessionStatus } from '@bayan/domain/sessions/session-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '#platform/api/unanswered-changes.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';
import { useSessionChange } from './session-change.ts';
import { useLessonLine } from './use-lesson-line.ts';
import { useUndoStatus } from './use-undo-status.ts';

interface Become {
  readonly status: SessionStatus;
  readonly reason?: string;
  readonly outcome?: ChosenOutcome;
  readonly failureSide?: FailureSide;
  readonly taughtMinutes?: number;
  readonly onDone?: () => void;
}

/** Takes sessions one way of their status further (R83), says how that went, and offers to undo it (R722). */
export function useStatusChange(onSaved?: (changed: Session) => void) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const undo = useUndoStatus();
  const { mutate, isPending } = useSessionChange({
    onSaved: (changed, before) => {
      const { status } = changed;
      showToast({
        title: t(`changed.${status}.title`),
        about: lessonLine(changed),
        text: t(`changed.${status}.text`),
        tone: 'success',
        action: undo(changed, before.status),
      });
      onSaved?.(changed);
    },
    onRefused: (error, session) =>
      showToast({ ...errorTexts(error), about: lessonLine(session), tone: 'danger' }),
  });

  const change = (session: Session, { status, reason, onDone, ...ending }: Become) =>
    mutate(
      {
        session,
        send: call =>
          call('POST /api/sessions/{id}/status', {
            params: { id: session.id },
            body: { status, ...ending, ...(reason && { reason }) },
            version: session.version,
          }),
        becomes: { status },
      },
      {
        onSettled: (_changed, error) => {
          // Whose answer is lost presses again, with all that was typed.
          if (!isUnanswered(error)) onDone?.();
        },
      },
    );
  return { change, isPending };
}

/** The same for one session. */
export function useSessionStatus(session: Session, onSaved?: (changed: Session) => void) {
  const { change, isPending } = useStatusChange(onSaved);
  return {
    become: (status: SessionStatus, more: Omit<Become, 'status'> = {}) =>
      change(session, { status, ...more }),
    isPending,
  };
}
