import { canJoin } from '@bayan/domain/sessions/joining';
import type { Session } from '@bayan/domain/sessions/session';
import { useTranslation } from 'react-i18next';
import { countdownText } from '../../../platform/countdown-text.ts';
import { useLanguage } from '../../../platform/i18n.ts';
import { useNow } from '../../../platform/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { calendarIcon } from '../../../ui/icons/room-icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SessionLine } from './session-line.tsx';

interface UpcomingSessionsProps {
  readonly sessions: readonly Session[];
  readonly timezone: string;
}

const OFTEN_MS = 15_000;

/** What comes next, by both clocks, with the way into the lesson when it is time. */
export function UpcomingSessions({ sessions, timezone }: UpcomingSessionsProps) {
  const { t } = useTranslation('sessions');
  const language = useLanguage();
  const now = useNow(OFTEN_MS);
  if (sessions.length === 0) return <EmptyState icon={calendarIcon} title={t('overview.upcoming.empty')} />;
  return (
    <ul>
      {sessions.map(session => {
        const lesson = {
          ...session,
          startsAt: new Date(session.startsAt),
          endsAt: new Date(session.endsAt),
        };
        return (
          <li key={session.id} className="border-b border-line last:border-b-0">
            <SessionLine session={session} timezone={timezone}>
              {canJoin(lesson, now) && session.meetingLink !== null ? (
                <LinkButton href={session.meetingLink} tone="primary" newTab>
                  {t('overview.upcoming.join')}
                </LinkButton>
              ) : (
                <Badge tone="plain">
                  {countdownText(lesson.startsAt, { now, language, timeZone: timezone })}
                </Badge>
              )}
            </SessionLine>
          </li>
        );
      })}
    </ul>
  );
}
