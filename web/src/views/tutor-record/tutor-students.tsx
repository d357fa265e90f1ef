import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Avatar } from '#ui/avatar.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { PartCard } from '#ui/part-card.tsx';

interface TutorStudentsProps extends Pick<WholeTutor, 'assignments'> {
  readonly addressOf: (studentId: string) => string;
}

/** Whom she teaches now. An assignment is ended on the student's page, which says what becomes of the lessons. */
export function TutorStudents({ assignments, addressOf }: TutorStudentsProps) {
  const { t } = useTranslation(['tutor-record', 'names']);
  const language = useLanguage();
  const current = assignments.filter(({ until }) => until === null);
  return (
    <PartCard>
      <h2 className="mb-3 font-semibold">{t('students.title')}</h2>
      {current.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('students.none')}</p>
      ) : (
        <ul className="divide-y divide-line text-sm">
          {current.map(({ id, student, subject }) => {
            const name = nameOf(student, language);
            return (
              <li key={id} className="flex items-center gap-3 py-2">
                <Avatar name={name} size="small" tone="brass" />
                <span className="min-w-0">
                  <PageLink
                    to={addressOf(student.id)}
                    className="block font-semibold text-teal underline-offset-4 hover:underline"
                  >
                    <bdi>{name}</bdi>
                  </PageLink>
                  <span className="text-ink-soft">{t(`names:subjects.${subject}`)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </PartCard>
  );
}
