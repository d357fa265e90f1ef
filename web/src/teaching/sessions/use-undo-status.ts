import type { SessionStatus } from '@bayan/domain/sessions/session-status';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { UNDO_OFFERED_MS } from '@bayan/domain/sessions/status-undo';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';
import { useSessionChange } from './session-change.ts';
import { useLessonLine } from './use-lesson-line.ts';

/** The button of a toast that takes a change of status back (R722). `changed` is the session after it. */
export function useUndoStatus() {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const lessonLine = useLessonLine();
  const { mutate } = useSessionChange({
    onSaved: changed =>
      showToast({
        title: t('undo.done.title'),
        about: lessonLine(changed),
        text: t('undo.done.text', { status: t(`status.${changed.status}`) }),
        tone: 'success',
      }),
    onRefused: (error, session) =>
      showToast({ ...errorTexts(error), about: lessonLine(session), tone: 'danger' }),
  });
  return (changed: Session, status: SessionStatus) => ({
    label: t('undo.button'),
    forMs: UNDO_OFFERED_MS,
    onPress: () =>
      mutate({
        session: changed,
        send: call =>
          call('POST /api/sessions/{id}/undo', { params: { id: changed.id }, body: { of: changed.version } }),
        becomes: { status },
      }),
  });
}
