import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showToast } from '#ui/toast.tsx';

interface RemoveResourceProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

export function RemoveResource({ resource: { id, version, title }, onClose }: RemoveResourceProps) {
  const { t } = useTranslation('resources');
  const errorTexts = useErrorTexts();
  const { mutate, isPending } = useChange('DELETE /api/resources/{id}');
  const remove = () =>
    mutate(
      { params: { id }, version },
      {
        onSuccess: () => showToast({ title: t('removed.title'), text: t('removed.text'), tone: 'success' }),
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
        onSettled: onClose,
      },
    );
  return (
    <Confirm
      isOpen
      isDanger
      title={t('confirmRemoval.title')}
      text={t('confirmRemoval.text', { title })}
      confirmLabel={t('remove')}
      isPending={isPending}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
