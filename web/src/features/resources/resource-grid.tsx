import type { Resource } from '@bayan/domain/resources/resource';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorTexts } from '../../platform/use-error-texts.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { libraryIcon } from '../../ui/icons/site-icons.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { useResources } from './use-resources.ts';

interface ResourceGridProps {
  readonly found: ReturnType<typeof useResources>;
  readonly isFiltered: boolean;
  readonly children: (resource: Resource) => ReactNode;
}

/** What the filters leave, newest first, as far down as somebody reads. */
export function ResourceGrid({ found, isFiltered, children }: ResourceGridProps) {
  const { t } = useTranslation('resources');
  const errorTexts = useErrorTexts();
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = found;
  const resources = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isPending)
    return (
      <Card>
        <Skeleton rows={4} />
      </Card>
    );
  if (error && !data) return <LoadFailure {...errorTexts(error)} onRetry={() => void found.refetch()} />;
  if (resources.length === 0)
    return (
      <Card>
        <EmptyState
          icon={libraryIcon}
          title={t('empty.title')}
          text={t(isFiltered ? 'empty.filtered' : 'empty.text')}
        />
      </Card>
    );
  return (
    <div
      aria-busy={isPlaceholderData}
      className={`transition-opacity duration-150 ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <ul aria-label={t('list')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {resources.map(resource => (
          <li key={resource.id}>{children(resource)}</li>
        ))}
      </ul>
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void found.fetchNextPage()} />}
      {hasNextPage && !error && (
        <MoreButton isPending={isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
      )}
    </div>
  );
}
