import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

type OnShelf = Pick<Resource, 'isPublic' | 'retiredAt'>;

const shelfOf = ({ isPublic, retiredAt }: OnShelf) => {
  if (retiredAt !== null) return 'retired';
  return isPublic ? 'shared' : 'private';
};

const tones = { shared: 'success', private: 'accent', retired: 'quiet' } as const;

/** Whom a resource is for (R835). */
export function ShelfBadge({ resource }: { readonly resource: OnShelf }) {
  const { t } = useTranslation('resources');
  const shelf = shelfOf(resource);
  return <Badge tone={tones[shelf]}>{t(`shelves.${shelf}`)}</Badge>;
}
