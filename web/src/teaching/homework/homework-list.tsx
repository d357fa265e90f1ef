import type { Homework } from '@bayan/domain/homework/homework.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#platform/use-now.ts';
import { Button } from '#ui/button.tsx';
import { bookIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { GradeDialog } from './grade-dialog.tsx';
import { HomeworkCard } from './homework-card.tsx';
import { HomeworkDialog } from './homework-dialog.tsx';
import { useHomework } from './use-homework.ts';

interface HomeworkListProps {
  readonly student: {
    readonly id: string;
    readonly name: string;
    readonly nameAr: string | null;
    readonly timezone: string;
  };
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
  const now = useNow();
  const [open, setOpen] = useState<Open>(null);
  const pages = useHomework(student.id);
  const close = () => setOpen(null);
  return (
    <div className="flex flex-col gap-5">
      {canAssign && (
        <div>
          <Button onPress={() => setOpen({ dialog: 'edit', over: null })}>{t('assign')}</Button>
        </div>
      )}
      <PagedList
        pages={pages}
        skeletonRows={2}
        empty={{ icon: bookIcon, title: t('empty.title'), text: t('empty.text') }}
      >
        {homework => (
          <ul aria-label={t('list')} className="flex flex-col gap-4">
            {homework.map(piece => (
              <li key={piece.id}>
                <HomeworkCard
                  homework={piece}
                  now={now}
                  onEdit={canAssign ? () => setOpen({ dialog: 'edit', over: piece }) : null}
                  onGrade={canAssign ? () => setOpen({ dialog: 'grade', over: piece }) : null}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {open?.dialog === 'edit' && <HomeworkDialog student={student} over={open.over} onClose={close} />}
      {open?.dialog === 'grade' && <GradeDialog homework={open.over} onClose={close} />}
    </div>
  );
}
