import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';

interface MoveConfirmationProps {
  readonly session: Session;
  readonly newStart: string;
  readonly leftAfter: number;
}

/** Both times by both clocks, what the move costs, and how often the lesson can be moved after it. */
export function MoveConfirmation({ session, newStart, leftAfter }: MoveConfirmationProps) {
  const { t } = useTranslation('session-requests');
  const tutorTimezone = session.tutor.timezone;
  return (
    <>
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-sm text-ink-soft">{t('own.move.now')}</dt>
          <dd>
            <SessionClocks session={session} tutorTimezone={tutorTimezone} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{t('own.move.new')}</dt>
          <dd className="font-semibold">
            <SessionClocks session={{ startsAt: newStart }} tutorTimezone={tutorTimezone} />
          </dd>
        </div>
      </dl>
      <Alert tone="success" title={t('own.move.free')}>
        {leftAfter > 0 ? t('own.move.left', { count: leftAfter }) : t('own.move.last')}
      </Alert>
    </>
  );
}
