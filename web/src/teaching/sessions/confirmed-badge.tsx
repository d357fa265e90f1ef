import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

/** That the family has said they will be there (R417); of no more interest once the lesson has begun. */
export function ConfirmedBadge({ session }: { readonly session: Pick<Session, 'confirmedAt' | 'status'> }) {
  const { t } = useTranslation('sessions');
  if (session.confirmedAt === null || session.status !== 'scheduled') return null;
  return <Badge tone="success">{t('confirmed')}</Badge>;
}
