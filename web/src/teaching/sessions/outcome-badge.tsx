import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

/** How a closed lesson ended, beside its status and quieter (R491). */
export function OutcomeBadge({ session }: { readonly session: Pick<Session, 'outcome' | 'taughtMinutes'> }) {
  const { t } = useTranslation('sessions');
  const { outcome, taughtMinutes } = session;
  // Of one that was taught the status says it all.
  if (outcome === null || outcome === 'taught') return null;
  return (
    <Badge tone="quiet" mayWrap>
      {t(`outcome.${outcome}`, { count: taughtMinutes ?? 0 })}
    </Badge>
  );
}
