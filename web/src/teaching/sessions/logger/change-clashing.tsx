import { isOpen } from '@bayan/domain/sessions/session-status';
import type { SessionClash } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { sessionDialogs } from '#teaching/sessions/session-dialogs.tsx';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';

/** The way to move the session that is in the way, where it is the tutor's own and not over (R720). */
export function ChangeClashing({ clash: { whose, session } }: { readonly clash: SessionClash }) {
  const { t } = useTranslation('sessions');
  const open = useOpenDialog(sessionDialogs);
  if (whose !== 'tutor' || !session || session.isFormer || !isOpen(session.status)) return null;
  return (
    <div className="mt-2">
      <Button tone="secondary" onPress={() => open({ dialog: 'change', session })}>
        {t('change.clashing')}
      </Button>
    </div>
  );
}
