import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { peopleIcon } from '../../ui/icons/site-icons.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StudentTile } from './student-tile.tsx';
import { useStudents } from './use-students.ts';

interface StudentGridProps {
  /** A part of a name; empty for everybody. */
  readonly q: string;
  readonly addressOf: (studentId: string) => string;
}

export function StudentGrid({ q, addressOf }: StudentGridProps) {
  const { t } = useTranslation('students');
  const errorTexts = useErrorTexts();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useStudents(q);
  const students = data?.pages.flatMap(({ items }) => items) ?? [];

  if (isPending)
    return (
      <Card>
        <Skeleton rows={4} />
      </Card>
    );
  if (error && !data) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  if (students.length === 0)
    return (
      <Card>
        <EmptyState
          icon={peopleIcon}
          title={q ? t('notFound.title') : t('empty.title')}
          text={q ? t('notFound.text') : t('empty.text')}
        />
      </Card>
    );
  return (
    <>
      <ul aria-label={t('list')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {students.map(student => (
          <li key={student.id}>
            <StudentTile student={student} address={addressOf(student.id)} />
          </li>
        ))}
      </ul>
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <MoreButton isPending={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  );
}
