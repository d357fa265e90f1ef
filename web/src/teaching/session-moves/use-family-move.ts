import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '#platform/api/unanswered-changes.ts';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useSessionChange } from '#teaching/sessions/session-change.ts';
import { showToast } from '#ui/toast.tsx';

/** Another time may be chosen then; those that are free are read again. */
const TAKEN: ReadonlySet<string> = new Set(['session.slot-taken', 'session.slot', 'session.clash']);
const isTaken = (error: Error) => error instanceof ApiError && TAKEN.has(error.code);

interface Then {
  readonly onDone: () => void;
  readonly onTaken: () => void;
}

/** Moves a lesson to a free time. */
export function useFamilyMove(session: Session, { onDone, onTaken }: Then) {
  const { t } = useTranslation('session-requests');
  const errorTexts = useErrorTexts();
  const { mutate, isPending, error, reset } = useSessionChange({
    onSaved: () => {
      showToast({ title: t('own.moved.title'), text: t('own.moved.text'), tone: 'success' });
      onDone();
    },
    onRefused: refused => {
      if (isTaken(refused)) onTaken();
      else if (!isUnanswered(refused)) {
        showToast({ ...errorTexts(refused), tone: 'danger' });
        onDone();
      }
    },
  });
  return {
    move: (startsAt: string) => {
      const lengthMs = Date.parse(session.endsAt) - Date.parse(session.startsAt);
      const endsAt = new Date(Date.parse(startsAt) + lengthMs).toISOString();
      mutate({
        session,
        send: call =>
          call('POST /api/sessions/{id}/move', {
            params: { id: session.id },
            body: { startsAt },
            version: session.version,
          }),
        becomes: { startsAt, endsAt },
      });
    },
    isPending,
    problem: error,
    forgetProblem: reset,
  };
}
