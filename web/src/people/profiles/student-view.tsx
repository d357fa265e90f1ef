import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { Card } from '#ui/card.tsx';
import { OwnWords } from '#ui/own-words.tsx';
import { Entries, Part, SubjectBadges } from './view-parts.tsx';

/** What a student says about their learning, as the academy and their tutors read it. */
export function StudentView({ student }: { readonly student: NonNullable<Person['student']> }) {
  const { t } = useTranslation('profiles');
  const language = useLanguage();
  const { grade, schoolYear, birthDate, subjects, learningGoals } = student;
  return (
    <Card>
      <h2 className="text-lg leading-heading font-semibold">{t('learning')}</h2>
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <Part title={t('fields.grade')}>
          <OwnWords>{grade || t('none')}</OwnWords>
        </Part>
        <Part title={t('fields.schoolYear')}>
          <OwnWords>{schoolYear ?? t('none')}</OwnWords>
        </Part>
        {birthDate && <Part title={t('birthDate')}>{dateText(birthDate, language)}</Part>}
        <Part title={t('fields.subjects')}>
          <SubjectBadges subjects={subjects} />
        </Part>
        <Part title={t('fields.learningGoals')}>
          <Entries entries={learningGoals} />
        </Part>
      </div>
    </Card>
  );
}
