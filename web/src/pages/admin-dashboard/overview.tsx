import { useTranslation } from 'react-i18next';
import { shieldCheckIcon } from '../../ui/icons/site-icons.ts';
import { BeingBuiltCard } from '../dashboard/place-being-built.tsx';
import { PlaceHead } from '../dashboard/place-head.tsx';

export function AdminOverview() {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <PlaceHead title={t('adminRoot.title')} note={t('adminRoot.note')} />
      <BeingBuiltCard icon={shieldCheckIcon} />
    </>
  );
}
