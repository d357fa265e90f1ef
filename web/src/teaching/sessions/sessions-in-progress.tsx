import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { JoinLink } from './join-link.tsx';
import { LessonMinute } from './lesson-minute.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionCard } from './session-card.tsx';
import { useSessionsInProgress } from './use-sessions-in-progress.ts';

/** A session that was started stands here until its time is over; then it waits among those to close (R726). */
export function SessionsInProgress() {
  const { t } = useTranslation('sessions');
  const now = useNow();
  const sessions =
    useSessionsInProgress().items?.filter(
      ({ status, endsAt }) => status === 'in-progress' && new Date(endsAt) > now,
    ) ?? [];
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="going-on" className="rounded-large border border-brass bg-paper">
      <h2 id="going-on" className="px-5 pt-5 font-semibold sm:px-6">
        {t('goingOn')}
      </h2>
      <ul>
        {sessions.map(session => (
          <li key={session.id} className="border-b border-line last:border-b-0">
            <SessionCard session={session} state={<LessonMinute session={session} />}>
              {/* Has edges of its own, unlike the quiet buttons whose words line up with those above. */}
              <span className="ms-5 empty:hidden">
                <JoinLink session={session} now={now} />
              </span>
              <SessionActions session={session} />
            </SessionCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
