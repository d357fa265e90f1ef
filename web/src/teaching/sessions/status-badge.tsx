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

export function StatusBadge({ status }: { readonly status: SessionStatus }) {
  const { t } = useTranslation('sessions');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
