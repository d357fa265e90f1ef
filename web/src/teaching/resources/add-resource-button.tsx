import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useResourceDialog } from './resource-dialogs.tsx';

export function AddResourceButton() {
  const { t } = useTranslation('resources');
  const openDialog = useResourceDialog();
  return <Button onPress={() => openDialog({ dialog: 'add' })}>{t('add')}</Button>;
}
