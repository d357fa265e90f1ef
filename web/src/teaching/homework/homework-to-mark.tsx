import type { Homework } from '@bayan/domain/homework/homework.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePages } from '#platform/api/use-pages.ts';
import { useNow } from '#platform/use-now.ts';
import { StudentLink } from '#teaching/sessions/student-link.tsx';
import { bookIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { GradeDialog } from './grade-dialog.tsx';
import { HomeworkCard } from './homework-card.tsx';

/** Homework to mark across students, what is due last first (R734). */
export function HomeworkToMark() {
  const { t } = useTranslation('homework');
  const now = useNow();
  const [marked, setMarked] = useState<Homework | null>(null);
  const pages = usePages('GET /api/homework', { query: { toMark: 'true' } });
  return (
    <>
      <PagedList
        pages={pages}
        skeletonRows={4}
        empty={{ icon: bookIcon, title: t('toMark.empty.title'), text: t('toMark.empty.text') }}
      >
        {homework => (
          <ul aria-label={t('toMark.title')} className="flex flex-col gap-4">
            {homework.map(piece => (
              <li key={piece.id}>
                <HomeworkCard
                  homework={piece}
                  now={now}
                  from={<StudentLink student={piece.student} />}
                  onEdit={null}
                  onGrade={() => setMarked(piece)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {marked && <GradeDialog homework={marked} onClose={() => setMarked(null)} />}
    </>
  );
}
