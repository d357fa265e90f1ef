import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { resourceDialogs } from './resource-dialogs.tsx';

export function AddResourceButton() {
  const { t } = useTranslation('resources');
  const openDialog = useOpenDialog(resourceDialogs);
  return <Button onPress={() => openDialog({ dialog: 'add' })}>{t('add')}</Button>;
}
