import type { Homework } from '@bayan/domain/homework/homework';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { useNow } from '../../platform/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { bookIcon } from '../../ui/icons/site-icons.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { GradeDialog } from './grade-dialog.tsx';
import { HomeworkCard } from './homework-card.tsx';
import { HomeworkDialog } from './homework-dialog.tsx';
import { useHomework } from './use-homework.ts';

interface HomeworkListProps {
  readonly student: { readonly id: string; readonly timezone: string };
  /** While the student is assigned to her. */
  readonly canAssign: boolean;
}

type Open =
  | { readonly dialog: 'edit'; readonly over: Homework | null }
  | { readonly dialog: 'grade'; readonly over: Homework }
  | null;

/** What a tutor set to a student: to assign, to change while it is not handed in, and to mark when it is. */
export function HomeworkList({ student, canAssign }: HomeworkListProps) {
  const { t } = useTranslation('homework');
  const errorTexts = useErrorTexts();
  const now = useNow();
  const [open, setOpen] = useState<Open>(null);
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useHomework(
    student.id,
  );
  const homework = data?.pages.flatMap(({ items }) => items) ?? [];
  const close = () => setOpen(null);
  return (
    <div className="flex flex-col gap-5">
      {canAssign && (
        <div>
          <Button onPress={() => setOpen({ dialog: 'edit', over: null })}>{t('assign')}</Button>
        </div>
      )}
      {isPending && (
        <Card>
          <Skeleton rows={2} />
        </Card>
      )}
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {data && homework.length === 0 && (
        <Card>
          <EmptyState icon={bookIcon} title={t('empty.title')} text={t('empty.text')} />
        </Card>
      )}
      {homework.length > 0 && (
        <ul aria-label={t('list')} className="flex flex-col gap-4">
          {homework.map(piece => (
            <li key={piece.id}>
              <HomeworkCard
                homework={piece}
                now={now}
                onEdit={() => setOpen({ dialog: 'edit', over: piece })}
                onGrade={() => setOpen({ dialog: 'grade', over: piece })}
              />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && !error && (
        <MoreButton isPending={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      {open?.dialog === 'edit' && <HomeworkDialog student={student} over={open.over} onClose={close} />}
      {open?.dialog === 'grade' && <GradeDialog homework={open.over} onClose={close} />}
    </div>
  );
}
