import type { WholeStudent } from '@bayan/domain/student-record/student-record.contract';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import { PageLink } from '#ui/page-link.tsx';
import { LessonLine } from './lesson-line.tsx';
import { RecordCard } from './record-card.tsx';

const MOST = 6;

/** What comes first, then what was. */
export function LessonsCard({ overview, profile }: Pick<WholeStudent, 'overview' | 'profile'>) {
  const { t } = useTranslation('student-record');
  const city = useCity();
  const sessions = [...overview.upcoming.sessions, ...overview.recent].slice(0, MOST);
  // Whose clocks the times are of, where that is the same for all.
  const cities = [profile.timezone, ...new Set(sessions.map(({ tutor }) => tutor.timezone))].map(city);
  return (
    <RecordCard
      title={t('tabs.lessons')}
      note={cities.length === 2 ? cities.join(' / ') : undefined}
      aside={
        <PageLink
          to="?tab=lessons"
          className="text-sm font-semibold text-teal underline-offset-4 hover:underline"
        >
          {t('all', { count: overview.totals.sessions })}
        </PageLink>
      }
    >
      {sessions.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('noLessons')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {sessions.map(session => (
            <li key={session.id}>
              <LessonLine session={session} />
            </li>
          ))}
        </ul>
      )}
    </RecordCard>
  );
}
