import type { ComponentProps, ReactNode } from 'react';
import type { Pages } from '#platform/api/use-pages.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailure } from './load-failure.tsx';
import { MoreButton } from './more-button.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { Skeleton } from './skeleton.tsx';

interface PagedListProps<Item> {
  readonly pages: Pages<Item>;
  /** How many rows the list will likely have. */
  readonly skeletonRows: number;
  readonly empty: ComponentProps<typeof EmptyState>;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list from its loading shape to its end, with what stands in its place where it is empty or did not come (R340). */
export function PagedList<Item>({ pages, skeletonRows, empty, children }: PagedListProps<Item>) {
  const errorTexts = useErrorTexts();
  const { items, error } = pages;
  const failure = error && <LoadFailure {...errorTexts(error)} onRetry={pages.retry} />;
  if (!items)
    return (
      failure ?? (
        <Card>
          <Skeleton rows={skeletonRows} />
        </Card>
      )
    );
  return (
    <div
      aria-busy={pages.isBehind}
      className={`flex flex-col gap-4 transition-opacity duration-150 ${pages.isBehind ? 'opacity-60' : ''}`}
    >
      {items.length > 0 ? (
        <PartBoundary>{children(items)}</PartBoundary>
      ) : (
        <Card>
          <EmptyState {...empty} />
        </Card>
      )}
      {failure}
      {pages.hasMore && !error && <MoreButton isPending={pages.isBringingMore} onMore={pages.bringMore} />}
    </div>
  );
}
