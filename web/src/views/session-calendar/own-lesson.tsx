import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { useReportLines } from '#teaching/session-reports/report-line.tsx';
import { isToClose } from '#teaching/sessions/is-to-close.ts';
import { JoinLink } from '#teaching/sessions/join-link.tsx';
import { isLessonInStartWindow } from '#teaching/sessions/lesson-start-window.ts';
import { OutcomeBadge } from '#teaching/sessions/outcome-badge.tsx';
import { SessionActions } from '#teaching/sessions/session-actions.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { StartButton } from '#teaching/sessions/start-button.tsx';
import { StatusBadge } from '#teaching/sessions/status-badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { MovePanel } from './move-panel.tsx';
import type { Mover } from './use-mover.ts';

interface OwnLessonProps {
  readonly session: Session;
  readonly mover: Mover;
}

/** A session as its tutor sees it: by both clocks, with all she may do. */
export function OwnLesson({ session, mover }: OwnLessonProps) {
  const { t } = useTranslation(['session-calendar', 'sessions', 'names']);
  const now = useNow();
  const reportOn = useReportLines();
  const isMoving = mover.held?.lesson.id === session.id && mover.carriedBy !== 'pointer';
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        {t(`names:subjects.${session.subject}`)}
        {' · '}
        {t('sessions:minutes', { count: session.duration })}
      </p>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={session.status} isToClose={isToClose(session, now)} />
        <OutcomeBadge session={session} />
      </div>
      {reportOn(session)}
      {isMoving ? (
        <MovePanel key={session.id} session={session} mover={mover} />
      ) : (
        <>
          <SessionClocks session={session} familyTimezone={session.timezone} />
          <div className="flex flex-wrap gap-2">
            {isLessonInStartWindow(session, now) ? (
              <StartButton session={session} tone="primary" />
            ) : (
              <JoinLink session={session} now={now} />
            )}
            <SessionActions session={session} />
          </div>
        </>
      )}
      <LinkButton to={dashboardAddress('tutor', `students/${session.student.id}`)} tone="secondary">
        {t('own.record')}
      </LinkButton>
    </div>
  );
}
