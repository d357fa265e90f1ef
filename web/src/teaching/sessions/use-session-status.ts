import type { SessionStatus } from '@bayan/domain/sessions/session-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';
import { useSessionChange } from './session-change.ts';

/** Takes a session one way of its status further (R83), and says how that went. */
export function useSessionStatus(session: Session, onSaved?: () => void) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const { mutate, isPending } = useSessionChange(onSaved);

  function become(status: SessionStatus, reason?: string, onDone?: () => void) {
    mutate(
      {
        session,
        send: call =>
          call('POST /api/sessions/{id}/status', {
            params: { id: session.id },
            body: { status, ...(reason && { reason }) },
            version: session.version,
          }),
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
        ...(onDone && { onSettled: onDone }),
      },
    );
  }
  return { become, isPending };
}
