import type { Student } from '@bayan/domain/students/students.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#ui/link-button.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { ActiveBadge } from './active-badge.tsx';
import { SubjectBadges } from './subject-badges.tsx';

interface StudentHeadProps {
  readonly student: Student;
  /** Further ways to reach them. */
  readonly children?: ReactNode;
}

/** Who the student is, and the ways to write to them. */
export function StudentHead({ student, children }: StudentHeadProps) {
  const { t } = useTranslation('students');
  const { email, grade, schoolYear, learningGoals, subjects, isActive, isAssigned } = student;
  const facts = [grade, schoolYear].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <ActiveBadge isActive={isActive} />
        {facts && (
          <span className="text-sm text-ink-soft">
            <OwnWords>{facts}</OwnWords>
          </span>
        )}
        <SubjectBadges subjects={subjects} />
      </div>
      {!isAssigned && <p className="text-sm text-ink-soft">{t('noLongerAssigned')}</p>}
      {learningGoals.length > 0 && (
        <div className="max-w-prose text-sm">
          <h2 className="font-semibold">{t('goals')}</h2>
          <ul className="mt-1 list-disc ps-5 marker:text-brass">
            {learningGoals.map(goal => (
              <li key={goal}>
                <OwnWords>{goal}</OwnWords>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {email && (
          <LinkButton href={`mailto:${email}`} tone="secondary">
            {t('sendEmail')}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  );
}
