import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { Alert } from '#ui/alert.tsx';
import { LessonNow } from './lesson-now.tsx';

interface MoveConfirmationProps {
  readonly session: Session;
  readonly newStart: string;
  readonly leftAfter: number;
}

/** Both times by both clocks, what the move costs, and how often the lesson can be moved after it. */
export function MoveConfirmation({ session, newStart, leftAfter }: MoveConfirmationProps) {
  const { t } = useTranslation('session-requests');
  return (
    <>
      <LessonNow session={session} />
      <div>
        <p className="text-sm text-ink-soft">{t('own.move.new')}</p>
        <div className="font-semibold">
          <SessionClocks session={{ startsAt: newStart }} tutorTimezone={session.tutor.timezone} />
        </div>
      </div>
      <Alert tone="success" title={t('own.move.free')}>
        {leftAfter > 0 ? t('own.move.left', { count: leftAfter }) : t('own.move.last')}
      </Alert>
    </>
  );
}
