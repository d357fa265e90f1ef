import type { StudentCard } from '@bayan/domain/students/students.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { ActiveBadge } from './active-badge.tsx';
import { SubjectBadges } from './subject-badges.tsx';

interface StudentTileProps {
  readonly student: StudentCard;
  readonly address: string;
}

/** A student in short; the whole of it leads to the student's page. */
export function StudentTile({ student, address }: StudentTileProps) {
  const { t } = useTranslation('students');
  const name = nameOf(student, useLanguage());
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-large border border-line bg-paper p-5 transition-colors duration-150 hover:border-teal">
      <div className="flex items-start gap-4">
        <Avatar name={name} picture={student.picture?.small} />
        <div className="min-w-0 grow">
          <h2 className="font-semibold">
            <PageLink to={address} className="after:absolute after:inset-0 after:rounded-large">
              <bdi>{name}</bdi>
            </PageLink>
          </h2>
          {student.grade && (
            <p className="text-sm text-ink-soft">
              <OwnWords>{student.grade}</OwnWords>
            </p>
          )}
        </div>
        <ActiveBadge isActive={student.isActive} />
      </div>
      {student.email && (
        <p className="truncate text-sm text-ink-soft">
          <bdi dir="ltr">{student.email}</bdi>
        </p>
      )}
      <SubjectBadges subjects={student.subjects} />
      <dl className="mt-auto grid grid-cols-2 gap-4 border-t border-line pt-4 text-sm">
        <Count label={t('completed')} count={student.completedSessions} />
        <Count label={t('upcoming')} count={student.upcomingSessions} />
      </dl>
    </article>
  );
}

const Count = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-ink-soft">{label}</dt>
    <dd className="text-lg font-semibold tabular-nums">{count}</dd>
  </div>
);
