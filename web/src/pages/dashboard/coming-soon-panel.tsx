import { useTranslation } from 'react-i18next';
import { type PlaceKey, places } from '#shell/dashboard/nav-items.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { infoIcon } from '#ui/icons/room-icons.ts';
import { PlaceHead } from './page-header.tsx';

const iconOf = (placeKey: PlaceKey) =>
  Object.values(places)
    .flat()
    .find(({ key }) => key === placeKey)?.icon ?? infoIcon;

/** A place that has its address and its name, and no content yet. */
export function PlaceBeingBuilt({ placeKey }: { readonly placeKey: PlaceKey }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PlaceHead title={t(`places.${placeKey}`)} />
      <BeingBuiltCard icon={iconOf(placeKey)} />
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
