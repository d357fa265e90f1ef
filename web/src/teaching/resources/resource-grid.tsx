import type { Resource } from '@bayan/domain/resources/resources.contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pages } from '#platform/api/use-pages.ts';
import { libraryIcon } from '#ui/icons/site-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';

interface ResourceGridProps {
  readonly pages: Pages<Resource>;
  readonly isFiltered: boolean;
  readonly children: (resource: Resource) => ReactNode;
}

/** What the filters leave, newest first, as far down as somebody reads. */
export function ResourceGrid({ pages, isFiltered, children }: ResourceGridProps) {
  const { t } = useTranslation('resources');
  const text = t(isFiltered ? 'empty.filtered' : 'empty.text');
  return (
    <PagedList pages={pages} skeletonRows={4} empty={{ icon: libraryIcon, title: t('empty.title'), text }}>
      {resources => (
        <ul aria-label={t('list')} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {resources.map(resource => (
            <li key={resource.id}>{children(resource)}</li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
