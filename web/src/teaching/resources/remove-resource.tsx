import type { Resource } from '@bayan/domain/resources/resources.contract';
import { UNDO_OFFERED_MS } from '@bayan/domain/sessions/status-undo';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showToast } from '#ui/toast.tsx';

interface RemoveResourceProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

/** Asks, removes the resource for everybody and offers to bring it back for a while (R186). */
export function RemoveResource({ resource: { id, version, title }, onClose }: RemoveResourceProps) {
  const { t } = useTranslation('resources');
  const errorTexts = useErrorTexts();
  const onError = (error: Error) => showToast({ ...errorTexts(error), tone: 'danger' });
  const restore = useChange('POST /api/resources/{id}/restore', {
    onSuccess: () => showToast({ title: t('restored.title'), text: t('restored.text'), tone: 'success' }),
    onError,
  });
  const { mutate, isPending } = useChange('DELETE /api/resources/{id}', {
    onSuccess: removed =>
      showToast({
        title: t('removed.title'),
        text: t('removed.text'),
        tone: 'success',
        action: {
          label: t('removed.undo'),
          forMs: UNDO_OFFERED_MS,
          onPress: () => restore.mutate({ params: { id }, version: removed.version }),
        },
      }),
    onError,
  });
  return (
    <Confirm
      isOpen
      isDanger
      title={t('confirmRemoval.title')}
      text={t('confirmRemoval.text', { title })}
      confirmLabel={t('remove')}
      isPending={isPending}
      onConfirm={() => mutate({ params: { id }, version }, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
