import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { isLessonInStartWindow } from './lesson-start-window.ts';
import { sessionDialogs } from './session-dialogs.tsx';
import { StartButton } from './start-button.tsx';
import { useWhichLesson } from './which-lesson.tsx';

const OFTEN_MS = 15_000;

/** What a tutor does with a session to come where it is shown in short. */
export function UpcomingActions({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const open = useOpenDialog(sessionDialogs);
  const now = useNow(OFTEN_MS);
  const { describedBy, words } = useWhichLesson(session, session.student);
  return (
    <>
      {isLessonInStartWindow(session, now) && (
        <StartButton session={session} tone={session.meetingLink === null ? 'primary' : 'secondary'} />
      )}
      {words}
      <Button {...describedBy} tone="quiet" onPress={() => open({ dialog: 'change', session })}>
        {t('change.open')}
      </Button>
      <Button {...describedBy} tone="quiet" onPress={() => open({ dialog: 'cancel', session })}>
        {t('become.cancelled')}
      </Button>
    </>
  );
}
