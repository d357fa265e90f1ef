import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { isLessonAtHand } from './lesson-at-hand.ts';
import { sessionDialogs } from './session-dialogs.tsx';
import { StartButton } from './start-button.tsx';

const OFTEN_MS = 15_000;

/** What a tutor does with a session to come where it is shown in short. */
export function UpcomingActions({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const open = useOpenDialog(sessionDialogs);
  const now = useNow(OFTEN_MS);
  return (
    <>
      {isLessonAtHand(session, now) && (
        <StartButton session={session} tone={session.meetingLink === null ? 'primary' : 'secondary'} />
      )}
      <Button tone="quiet" onPress={() => open({ dialog: 'change', session })}>
        {t('change.open')}
      </Button>
    </>
  );
}
