import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { JoinLink } from '#teaching/sessions/join-link.tsx';
import { LessonCountdown } from '#teaching/sessions/lesson-countdown.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { calendarIcon } from '#ui/icons/room-icons.ts';
import { StudentSessionLine } from './student-session-line.tsx';

interface UpcomingLessonsProps {
  readonly sessions: readonly Session[];
  readonly now: Date;
  /** What stands beside each: the page says what else can be done with a lesson to come. */
  readonly beside?: ((session: Session) => ReactNode) | undefined;
}

/** What comes next, by both clocks, with the way in when it is time. */
export function UpcomingLessons({ sessions, now, beside }: UpcomingLessonsProps) {
  const { t } = useTranslation('student-overview');
  if (sessions.length === 0) return <EmptyState icon={calendarIcon} title={t('upcoming.empty')} />;
  return (
    <ul>
      {sessions.map(session => (
        <li key={session.id} className="border-b border-line last:border-b-0">
          <StudentSessionLine session={session}>
            <LessonCountdown session={session} />
            <JoinLink session={session} now={now} />
            {beside?.(session)}
          </StudentSessionLine>
        </li>
      ))}
    </ul>
  );
}
