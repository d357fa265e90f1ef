import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#ui/empty-state.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { Stars } from '#ui/stars.tsx';
import { SessionLine } from './session-line.tsx';

interface RecentSessionsProps {
  readonly sessions: readonly Session[];
}

/** The last completed ones, and what their students thought of them. */
export function RecentSessions({ sessions }: RecentSessionsProps) {
  const { t } = useTranslation('sessions');
  if (sessions.length === 0) return <EmptyState icon={historyIcon} title={t('overview.recent.empty')} />;
  return (
    <ul>
      {sessions.map(session => {
        const stars = session.feedback?.studentRating;
        return (
          <li key={session.id} className="border-b border-line last:border-b-0">
            <SessionLine session={session}>
              {stars != null && <Stars value={stars} label={t('stars', { stars })} />}
            </SessionLine>
          </li>
        );
      })}
    </ul>
  );
}
