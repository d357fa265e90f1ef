import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { OutcomeBadge } from '#teaching/sessions/outcome-badge.tsx';
import { SessionClocks } from '#teaching/sessions/session-clocks.tsx';
import { StatusBadge } from '#teaching/sessions/status-badge.tsx';
import { PartCard } from '#ui/part-card.tsx';

/** Her next lessons, the soonest first. */
export function TutorLessons({ overview }: Pick<WholeTutor, 'overview'>) {
  const { t } = useTranslation(['tutor-record', 'names']);
  const language = useLanguage();
  return (
    <PartCard>
      <h2 className="mb-3 font-semibold">{t('lessons.title')}</h2>
      {overview.upcoming.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('lessons.none')}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {overview.upcoming.map(session => (
            <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
              <div className="min-w-0">
                <p>
                  <bdi className="font-semibold">{nameOf(session.student, language)}</bdi>
                  <span className="text-ink-soft before:mx-2 before:content-['·']">
                    {t(`names:subjects.${session.subject}`)}
                  </span>
                </p>
                <SessionClocks
                  session={session}
                  familyTimezone={session.timezone}
                  tutorTimezone={session.tutor.timezone}
                />
              </div>
              <StatusBadge status={session.status} />
              <OutcomeBadge session={session} />
            </li>
          ))}
        </ul>
      )}
    </PartCard>
  );
}
