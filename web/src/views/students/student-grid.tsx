import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { byShownName } from '#platform/person-name.ts';
import { peopleIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { StudentTile } from './student-tile.tsx';
import { useStudents } from './use-students.ts';

interface StudentGridProps {
  /** A part of a name; empty for everybody. */
  readonly q: string;
  readonly addressOf: (studentId: string) => string;
}

export function StudentGrid({ q, addressOf }: StudentGridProps) {
  const { t } = useTranslation('students');
  const language = useLanguage();
  const pages = useStudents(q);
  const nobody = q
    ? { title: t('notFound.title'), text: t('notFound.text') }
    : { title: t('empty.title'), text: t('empty.text') };
  return (
    <PagedList pages={pages} skeletonRows={4} empty={{ icon: peopleIcon, ...nobody }}>
      {students => (
        <ul aria-label={t('list')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {/* What is still to come would push itself between those that are read already. */}
          {(pages.hasMore ? students : byShownName(students, language)).map(student => (
            <li key={student.id}>
              <StudentTile student={student} address={addressOf(student.id)} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
