import { useTranslation } from 'react-i18next';
import { type NavKey, navItems } from '#shell/dashboard/nav-items.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { infoIcon } from '#ui/icons/room-icons.ts';
import { PageHeader } from './page-header.tsx';

const iconOf = (navKey: NavKey) =>
  Object.values(navItems)
    .flat()
    .find(({ key }) => key === navKey)?.icon ?? infoIcon;

/** A place that has its address and its name, and no content yet. */
export function ComingSoonPanel({ navKey }: { readonly navKey: NavKey }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PageHeader title={t(`places.${navKey}`)} />
      <BeingBuiltCard icon={iconOf(navKey)} />
    </>
  );
}

export function BeingBuiltCard({ icon }: { readonly icon: Parameters<typeof EmptyState>[0]['icon'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card className="mt-7">
      <EmptyState icon={icon} title={t('beingBuilt.title')} text={t('beingBuilt.text')} />
    </Card>
  );
}
