import type { Homework } from '@bayan/domain/homework/homework.contract';
import { useTranslation } from 'react-i18next';
import type { Pages } from '#platform/api/use-pages.ts';
import { useNow } from '#platform/use-now.ts';
import { checkCircleIcon } from '#ui/icons/room-icons.ts';
import { bookIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { OwnHomeworkActions } from './own-homework-actions.tsx';
import { OwnHomeworkCard } from './own-homework-card.tsx';
import { useCompletedHomework, usePendingHomework } from './use-own-homework.ts';

interface ListProps {
  /** Whether no homework was ever set: then nobody has done all of it (R755). */
  readonly isNothingSet?: boolean;
  readonly onSubmit: (homework: Homework) => void;
}

export function PendingHomework(list: ListProps) {
  return <List of="pending" pages={usePendingHomework()} {...list} />;
}

export function CompletedHomework(list: ListProps) {
  return <List of="completed" pages={useCompletedHomework()} {...list} />;
}

interface PagesProps extends ListProps {
  readonly of: 'pending' | 'completed';
  readonly pages: Pages<Homework>;
}

function List({ of: which, pages, isNothingSet = false, onSubmit }: PagesProps) {
  const { t } = useTranslation('homework');
  const now = useNow();
  return (
    <PagedList
      pages={pages}
      skeletonRows={3}
      empty={{
        icon: which === 'pending' ? checkCircleIcon : bookIcon,
        title: t(`own.empty.${which}.title`),
        text: isNothingSet ? t('own.empty.none') : t(`own.empty.${which}.text`),
      }}
    >
      {homework => (
        <ul aria-label={t(`own.tabs.${which}`)} className="flex flex-col gap-4">
          {homework.map(piece => (
            <li key={piece.id}>
              <OwnHomeworkCard homework={piece} now={now}>
                <OwnHomeworkActions homework={piece} onSubmit={() => onSubmit(piece)} />
              </OwnHomeworkCard>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
