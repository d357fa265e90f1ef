import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { sessionDialogs } from './session-dialogs.tsx';

/** What a tutor does with a session to come where it is shown in short. */
export function UpcomingActions({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const open = useOpenDialog(sessionDialogs);
  return (
    <Button tone="quiet" onPress={() => open({ dialog: 'change', session })}>
      {t('change.open')}
    </Button>
  );
}
