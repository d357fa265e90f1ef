import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useSessionStatus } from './use-session-status.ts';

interface StartButtonProps {
  readonly session: Session;
  /** Names the session where several are meant. */
  readonly label?: string;
  /** Secondary where the way into the lesson stands beside it. */
  readonly tone?: 'primary' | 'secondary';
}

/** Starts a lesson that is at hand (R723). */
export function StartButton({ session, label, tone = 'primary' }: StartButtonProps) {
  const { t } = useTranslation('sessions');
  const { become, isPending } = useSessionStatus(session);
  return (
    <Button tone={tone} isDisabled={isPending} onPress={() => become('in-progress')}>
      {label ?? t('become.in-progress')}
    </Button>
  );
}
