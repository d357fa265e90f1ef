import { isOpen } from '@bayan/domain/sessions/session-status';
import type { SessionClash } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { isLessonInStartWindow } from '#teaching/sessions/lesson-start-window.ts';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { StartButton } from '#teaching/sessions/start-button.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';

interface ClashActionsProps {
  readonly clash: SessionClash;
  /** With whom a session is being logged. */
  readonly studentId: string | null;
}

/** What can be done about the tutor's own session that is in the way: to move it (R720), or to start it instead (R723). */
export function ClashActions({ clash: { whose, session }, studentId }: ClashActionsProps) {
  const { t } = useTranslation('sessions');
  const open = useOpenDialog(sessionDialogs);
  const now = useNow();
  if (whose !== 'tutor' || !session || session.isFormer || !isOpen(session.status)) return null;
  const isMeant = session.student.id === studentId && isLessonInStartWindow(session, now);
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {isMeant && <StartButton session={session} label={t('logger.clash.start')} />}
      <Button tone="secondary" onPress={() => open({ dialog: 'change', session })}>
        {t('change.clashing')}
      </Button>
    </div>
  );
}
