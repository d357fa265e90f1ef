import { needsFeedback } from '@bayan/domain/feedback/rating';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { recentShown } from '@bayan/domain/student-overview/student-overview-figures';
import { useTranslation } from 'react-i18next';
import { addressToRate } from '#teaching/feedback/chosen-session.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Stars } from '#ui/stars.tsx';
import { StudentSessionLine } from './student-session-line.tsx';

interface RecentLessonsProps {
  readonly sessions: readonly Session[];
  /** Where a lesson is rated. */
  readonly feedbackAddress: string;
}

/** The last ones, with one's own rating or the way to give it. */
export function RecentLessons({ sessions, feedbackAddress }: RecentLessonsProps) {
  const { t } = useTranslation(['student-overview', 'sessions']);
  if (sessions.length === 0) return <EmptyState icon={historyIcon} title={t('recent.empty')} />;
  return (
    <ul>
      {recentShown(sessions).map(session => {
        const stars = session.feedback?.studentRating;
        return (
          <li key={session.id} className="border-b border-line last:border-b-0">
            <StudentSessionLine session={session}>
              {needsFeedback(session) ? (
                <div className="-ms-5 sm:ms-0">
                  <LinkButton to={addressToRate(feedbackAddress, session)} tone="quiet">
                    {t('recent.rate')}
                  </LinkButton>
                </div>
              ) : (
                stars != null && <Stars value={stars} label={t('sessions:stars', { stars })} />
              )}
            </StudentSessionLine>
          </li>
        );
      })}
    </ul>
  );
}
