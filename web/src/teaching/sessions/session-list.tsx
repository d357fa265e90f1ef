import { useTranslation } from 'react-i18next';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import type { HistoryChoice, HistoryFilters } from './history-filters.ts';
import { SessionActions } from './session-actions.tsx';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './use-sessions.ts';

interface SessionListProps {
  readonly filters: HistoryFilters | HistoryChoice;
  /** Why nothing may be there. */
  readonly emptyText: string;
}

/** What the filters leave, as far down as somebody reads. */
export function SessionList({ filters, emptyText }: SessionListProps) {
  const { t } = useTranslation('sessions');
  const pages = useSessions(filters);
  return (
    <PagedList
      pages={pages}
      skeletonRows={8}
      empty={{ icon: historyIcon, title: t('history.empty.title'), text: emptyText }}
    >
      {sessions => (
        <div className="overflow-hidden rounded-large border border-line bg-paper">
          <h2 className="sr-only">{t('history.list')}</h2>
          <ul aria-label={t('history.list')}>
            {sessions.map(session => (
              <li key={session.id} className="border-b border-line last:border-b-0">
                <SessionRow
                  session={session}
                  isOnStudentsPage={filters.studentId !== null}
                  isAlone={sessions.length === 1}
                >
                  <SessionActions session={session} />
                </SessionRow>
              </li>
            ))}
          </ul>
        </div>
      )}
    </PagedList>
  );
}
