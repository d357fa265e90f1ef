import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#platform/use-countdown.ts';
import { useNow } from '#platform/use-now.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { ConfirmedBadge } from '#teaching/sessions/confirmed-badge.tsx';
import { JoinLink, joinAddress } from '#teaching/sessions/join-link.tsx';
import { UpcomingActions } from '#teaching/sessions/upcoming-actions.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { SessionLine } from './session-line.tsx';

interface UpcomingSessionsProps {
  readonly sessions: readonly Session[];
}

const OFTEN_MS = 15_000;

/** What comes next, by both clocks, with the way into the lesson when it is time. */
export function UpcomingSessions({ sessions }: UpcomingSessionsProps) {
  const { t } = useTranslation('sessions');
  const countdown = useCountdown();
  const timezone = useViewerTimezone();
  const now = useNow(OFTEN_MS);
  if (sessions.length === 0) return <EmptyState icon={calendarIcon} title={t('overview.upcoming.empty')} />;
  return (
    <ul>
      {sessions.map(session => (
        <li key={session.id} className="border-b border-line last:border-b-0">
          <SessionLine session={session}>
            <ConfirmedBadge session={session} />
            {joinAddress(session, now) === null ? (
              <Badge tone="plain">{countdown(new Date(session.startsAt), now, timezone)}</Badge>
            ) : (
              <JoinLink session={session} now={now} />
            )}
            <UpcomingActions session={session} />
          </SessionLine>
        </li>
      ))}
    </ul>
  );
}
