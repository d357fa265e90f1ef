import type { Session } from '@bayan/domain/sessions/sessions.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { historyIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { type HistoryChoice, type HistoryFilters, viewIn } from './history-filters.ts';
import { SessionActions } from './session-actions.tsx';
import { sessionDialogs } from './session-dialogs.tsx';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './use-sessions.ts';

interface SessionListProps {
  readonly filters: HistoryFilters | HistoryChoice;
  /** Why nothing may be there. */
  readonly emptyText: string;
  /** What else is to be said of one. */
  readonly noteOn?: ((session: Session) => ReactNode) | undefined;
}

/** Those that are past and were never closed. */
const areToClose = (filters: HistoryFilters | HistoryChoice) =>
  'view' in filters &&
  (filters.toClose !== null || (filters.status === 'scheduled' && viewIn(filters) === 'past'));

/** What the filters leave, as far down as somebody reads. */
export function SessionList({ filters, emptyText, noteOn }: SessionListProps) {
  const { t } = useTranslation('sessions');
  const pages = useSessions(filters);
  const open = useOpenDialog(sessionDialogs);
  // R724
  const onCompleted = (session: Session) => open({ dialog: 'texts', session });
  return (
    <PagedList
      pages={pages}
      skeletonRows={8}
      empty={{ icon: historyIcon, title: t('history.empty.title'), text: emptyText }}
    >
      {sessions => (
        <div className="rounded-large border border-line bg-paper">
          <h2 className="sr-only">{t('history.list')}</h2>
          <ul aria-label={t('history.list')}>
            {sessions.map(session => (
              // Rows have the corners of the list: cut off by it, the frame around a focused one would miss them (R688).
              <li
                key={session.id}
                className="border-b border-line first:[&_h3>button]:rounded-t-large last:border-b-0 last:[&_h3>[aria-expanded=false]]:rounded-b-large"
              >
                <SessionRow
                  session={session}
                  isOnStudentsPage={filters.studentId !== null}
                  isAlone={sessions.length === 1}
                  note={noteOn?.(session)}
                >
                  <SessionActions session={session} {...(areToClose(filters) && { onCompleted })} />
                </SessionRow>
              </li>
            ))}
          </ul>
        </div>
      )}
    </PagedList>
  );
}
