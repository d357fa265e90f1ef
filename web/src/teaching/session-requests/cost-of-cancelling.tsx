import type { CancellationCost } from '@bayan/domain/sessions/cancellation-cost';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';

interface CostOfCancellingProps {
  readonly session: Session;
  readonly cost: CancellationCost;
  readonly freeUntil: Date;
}

/** By both clocks: free of charge until when, or that the lesson counts as taken (R512). */
export function CostOfCancelling({ session, cost, freeUntil }: CostOfCancellingProps) {
  const { t } = useTranslation('session-requests');
  const isFreeToTheEnd = freeUntil >= new Date(session.startsAt);
  const until = isFreeToTheEnd ? null : (
    <SessionClocks
      session={{ startsAt: freeUntil.toISOString() }}
      tutorTimezone={session.tutorLeftAt ? undefined : session.tutor.timezone}
    />
  );
  if (cost === 'taken')
    return (
      <Alert tone="accent" title={t('own.cost.taken')}>
        {until && <p>{t('own.cost.wasFreeUntil')}</p>}
        {until}
        <p className="mt-1">{t('own.cost.emergency')}</p>
      </Alert>
    );
  return (
    <Alert tone="success" title={t('own.cost.free')}>
      <p>{t(until ? 'own.cost.freeUntil' : 'own.cost.freeToTheEnd')}</p>
      {until}
    </Alert>
  );
}
