import type { SessionStatus } from '@bayan/domain/sessions/session-status';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';

const tones: Readonly<Record<SessionStatus, Tone | 'quiet'>> = {
  scheduled: 'plain',
  'in-progress': 'accent',
  completed: 'success',
  cancelled: 'quiet',
};

interface StatusBadgeProps {
  readonly status: SessionStatus;
  /** Where its tutor has to say how it went: it is over, and nobody did (R729). */
  readonly isToClose?: boolean;
}

export function StatusBadge({ status, isToClose = false }: StatusBadgeProps) {
  const { t } = useTranslation('sessions');
  return isToClose ? (
    <Badge tone="accent">{t('status.toClose')}</Badge>
  ) : (
    <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
  );
}
