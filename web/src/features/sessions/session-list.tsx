import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { historyIcon } from '../../ui/icons/room-icons.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { HistoryFilters } from './history-filters.ts';
import { SessionActions } from './session-actions.tsx';
import { SessionCard } from './session-card.tsx';
import { useSessions } from './use-sessions.ts';

interface SessionListProps {
  readonly filters: HistoryFilters;
  readonly timezone: string;
  /** Why nothing may be there. */
  readonly emptyText: string;
}

/** What the filters leave, newest first, as far down as somebody reads. */
export function SessionList({ filters, timezone, emptyText }: SessionListProps) {
  const { t } = useTranslation('sessions');
  const errorTexts = useErrorTexts();
  const {
    data,
    error,
    isPending,
    isPlaceholderData,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useSessions(filters);
  const sessions = data?.pages.flatMap(({ items }) => items) ?? [];

  if (isPending)
    return (
      <Card>
        <Skeleton rows={5} />
      </Card>
    );
  if (error && !data) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  if (sessions.length === 0)
    return (
      <Card>
        <EmptyState icon={historyIcon} title={t('history.empty.title')} text={emptyText} />
      </Card>
    );
  return (
    <div
      aria-busy={isPlaceholderData}
      className={`rounded-large border border-line bg-paper transition-opacity duration-150 ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <h2 className="sr-only">{t('history.list')}</h2>
      <ul aria-label={t('history.list')}>
        {sessions.map(session => (
          <li key={session.id} className="border-b border-line last:border-b-0">
            <SessionCard session={session} timezone={timezone}>
              <SessionActions session={session} />
            </SessionCard>
          </li>
        ))}
      </ul>
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <MoreButton isPending={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </div>
  );
}
